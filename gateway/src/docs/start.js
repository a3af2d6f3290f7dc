// A call is tried with the token of the user who is signed in to the app.
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

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const print = matchMedia('print');

/** Swagger UI has a dark theme of its own; it is on while the page's is. */
function followTheme() {
  const { theme } = root.dataset;
  root.classList.toggle(
    'dark-mode',
    !print.matches && (theme === 'system' ? dark.matches : theme === 'dark'),
  );
}
followTheme();
dark.addEventListener('change', followTheme);
print.addEventListener('change', followTheme);
new MutationObserver(followTheme).observe(root, { attributeFilter: ['data-theme'] });
