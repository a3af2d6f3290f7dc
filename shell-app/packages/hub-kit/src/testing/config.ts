import { extname, join } from 'node:path';

/**
 * Options of Vitest for browser tests: finds the browser once for all files, and gives conditions the time that a busy
 * machine needs.
 * @example
 * export default defineConfig({ test: { ...browserTests, include: ['src/**' + '/*.browser.test.ts'] } });
 */
export const browserTests = {
  globalSetup: [join(import.meta.dirname, `browser-setup${extname(import.meta.filename)}`)],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // The kit is TypeScript in its own repository.
  server: { deps: { inline: [/hub-kit/] } },
};
