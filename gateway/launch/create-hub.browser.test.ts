import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { Command } from '../testing/command.ts';
import { tokenOf, useTestApp } from '../testing/test-app.ts';
import { failureOf } from './tool.ts';

// It checks types, builds a hub and runs its tests.
vi.setConfig({ testTimeout: 180_000 });

const app = useTestApp();
let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

test('a new hub is sound, passes the release check, and its own test passes in a browser', async () => {
  const making = new Command('create-hub.ts', { args: ['mf-classes'], folder: copy.folder });
  expect(await making.exitCode(), making.output).toBe(0);
  // As an installation would.
  symlinkSync('../mf-facilities/node_modules', join(copy.folder, 'mf-classes/node_modules'));

  const tools = [
    ['tsc', '-b', 'mf-classes'],
    ['oxlint', '--deny-warnings', 'mf-classes'],
    ['prettier', '--check', 'mf-classes'],
  ];
  for (const tool of tools) expect(await failureOf(tool, { cwd: copy.folder })).toBeUndefined();

  const releasing = new Command('hub.ts', {
    args: ['release', 'mf-classes'],
    folder: copy.folder,
    env: { CLUB_URL: app.url, CLUB_TOKEN: await tokenOf(app, 'admin') },
  });
  expect(await releasing.exitCode(), releasing.output).toBe(0);

  const testing = new Command('test.ts', {
    args: ['--only', 'browser', 'mf-classes'],
    folder: copy.folder,
    env: { TEST_DATABASE_URL: inject('databaseAdminUrl') },
  });
  expect(await testing.exitCode(), testing.output).toBe(0);
  // The build, the test of a user who may view the screen, and that of one who may not.
  expect(testing.output).toMatch(/\n3 passed, 0 failed, 0 skipped\n$/);
});
