import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { executeGraphql, useClub } from './club.ts';

// Runs the tests of a hub.
vi.setConfig({ testTimeout: 180_000 });

const checkout = join(import.meta.dirname, '../../../../..');
const club = useClub();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gym-hub-team-'));
  makeFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TESTS = 'locations.browser.test.ts';
/** Two of them, which leave there what they create: one in the browser and over HTTP, the other over HTTP. */
const CHOSEN = 'are stored and cleared|are shown to a role';

/** The folder of a hub team: the tests of a hub, and the packages that they import. */
function makeFolder(): void {
  mkdirSync(join(folder, 'src'));
  cpSync(join(checkout, 'mf-facilities/src/locations', TESTS), join(folder, 'src', TESTS));
  mkdirSync(join(folder, 'node_modules/@gym'), { recursive: true });
  symlinkSync(join(checkout, 'shell-app/packages/hub-kit'), join(folder, 'node_modules/@gym/hub-kit'));
  for (const name of ['vitest', 'playwright-core'])
    symlinkSync(join(checkout, 'mf-facilities/node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { browserTests } from '@gym/hub-kit/testing/config';
     export default { test: { ...browserTests, include: ['src/**/*.browser.test.ts'] } };`,
  );
}

const runTests = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '-t', CHOSEN], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
  }).then(
    ({ stdout }) => ({ passed: true, output: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ passed: false, output: stdout + stderr }),
  );

/** What the tests of locations create and change. */
const contents = () =>
  executeGraphql(
    club,
    `query {
      locations { items { id name } totalCount }
      permissions(filter: { resource: { eq: "locations" } }, sort: [{ field: role, direction: ASC }]) {
        items { role canView canAdd canEdit canDelete menuVisible }
      }
    }`,
  );

test('the tests of a hub run outside the checkout against a running club, which they leave as it was', async () => {
  const before = await contents();
  const { passed, output } = await runTests({ CLUB_URL: club.url });
  expect(passed, output).toBe(true);
  expect(output).toMatch(/Tests +2 passed/);
  expect(await contents()).toEqual(before);
});

test('without a club they say what to set', async () => {
  const { passed, output } = await runTests({ CLUB_URL: '' });
  expect(passed).toBe(false);
  expect(output).toContain('Set CLUB_URL to the address of a running club');
});
