async function start() {
  // Before anything else reads the address; hardly anybody asks for it.
  if (/[?&]hub\./.test(location.search)) (await import('./hubs/overrides.ts')).keepAskedOverrides();
  // The shared libraries are agreed on before any of them runs, hence nothing is imported here but this.
  await import('./bootstrap.tsx');
}

void start();
