async function start() {
  // Before anything else reads the URL. Loaded on demand: such links are rare.
  if (/[?&]hub\./.test(location.search)) (await import('./hubs/overrides.ts')).storePendingOverrides();
  if (/[?&]preview=/.test(location.search)) (await import('./hubs/preview.ts')).storePreviewToken();
  // Eager, so that the login page waits for no further file.
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

void start();
