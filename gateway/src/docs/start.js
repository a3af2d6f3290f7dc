// Whoever is signed in to the app tries the calls under the same token.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: request => {
    const token = localStorage.getItem('token');
    if (token) request.headers.Authorization ??= `Bearer ${token}`;
    return request;
  },
});
