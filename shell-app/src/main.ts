// The shared libraries are agreed on before any of them runs, hence nothing is imported here but this.
void import('./bootstrap.tsx');
