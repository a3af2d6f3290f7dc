import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserTests } from './shell-app/packages/hub-kit/src/testing/config.ts';
import { SlowestFirst } from './gateway/testing/slowest-first.ts';

/** Vitest would load graphql's ES module where the packages load its CommonJS: two copies that do not know each other's types. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
/** How long a condition may take to become true, in milliseconds: the machine may be busy. */
const expectation = { poll: { timeout: 30_000 } };
/** The test files of a worker share its modules, its schema and its browser: loading these takes longer than most files. */
const inOneProcess = {
  isolate: false,
  setupFiles: ['graphql-api/testing/processor-seconds.ts', 'graphql-api/testing/restore-globals.ts'],
};
const unused = [
  '**/node_modules/**',
  '**/dist/**',
  ...(process.env.WITHOUT_SLOW_TESTS ? ['**/*.slow.*'] : []),
];
const exclude = ['**/*.browser.test.ts', ...unused];

export default defineConfig({
  test: {
    globalSetup: 'gateway/testing/global-setup.ts',
    // Each worker waits for its database and its browser more than it computes.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: SlowestFirst },
    projects: [
      'graphql-api',
      {
        resolve,
        test: {
          name: 'gateway',
          include: ['gateway/{src,launch,testing,explorer,deploy}/**/*.test.ts'],
          exclude,
          ...inOneProcess,
          expect: expectation,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser-side',
          include: ['{shell-app,mf-*}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['graphql-api/testing/processor-seconds.ts'],
          // Some run the compiler.
          testTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          include: ['{shell-app,mf-*,gateway}/**/*.browser.test.ts'],
          exclude: unused,
          ...browserTests,
          ...inOneProcess,
          setupFiles: [...inOneProcess.setupFiles, 'gateway/testing/club-setup.ts'],
          // The club, its browsers and what is expected of them are on one clock, which is not the machine's.
          env: { CLUB_TIME_ZONE: 'America/New_York' },
        },
      },
    ],
  },
});
