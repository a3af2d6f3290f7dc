// Part of the page of the shell where the server sends traces: each request to the API begins a trace, which the server
// continues. The page's own scripts, whose size is limited, contain nothing of it.
const randomHex = bytes =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const plainFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  if (!/^\/(api|graphql)\b/.test(input)) return plainFetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`);
  return plainFetch(input, { ...init, headers });
};
