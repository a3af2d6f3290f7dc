import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vitest would load graphql's ES module where the packages load its CommonJS: two copies that do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'graphql-api',
    // As all others have it: projects that run side by side must have as many.
    isolate: false,
    setupFiles: ['testing/processor-seconds.ts', 'testing/restore-globals.ts'],
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...(process.env['WITHOUT_SLOW_TESTS'] ? ['**/*.slow.*'] : []),
    ],
    // How long a condition may take to become true: the machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
