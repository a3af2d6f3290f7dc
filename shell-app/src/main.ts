async function start() {
  // Before anything else reads the address; hardly anybody asks for it.
  if (/[?&]hub\./.test(location.search)) (await import('./hubs/overrides.ts')).storePendingOverrides();
  // In this very file, so that the login page waits for no other.
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

void start();
