import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
} from '@gym/hub-kit/testing';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkout } from '../../../gateway/launch/data-dir.ts';
import { startTestApp, type TestApp } from '../../../gateway/testing/test-app.ts';

let app: TestApp;
let folder: string;
/** The build of the shell that the server serves. */
let shell: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gym-shell-'));
  shell = join(folder, 'dist');
  cpSync(join(checkout, 'shell-app/dist'), shell, { recursive: true });
  const buildFolder = (name: string) => (name === 'shell-app' ? shell : join(checkout, name, 'dist'));
  app = await startTestApp({ buildFolder });
});
afterEach(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const integrityOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Replaces the build by the next one: every script has another name, and the earlier files are gone. */
function releaseShell(): void {
  const scripts = readdirSync(shell).filter(name => name.endsWith('.js'));
  const hashes = new Set(scripts.map(name => name.split('.').at(-2)!));
  const rename = (text: string) =>
    text.replaceAll(/\b[0-9a-f]{8}\b/g, hash => (hashes.has(hash) ? [...hash].toReversed().join('') : hash));
  const next = mkdtempSync(join(folder, 'next-'));
  const integrities: [string, string][] = [];
  for (const name of readdirSync(shell).filter(name => !/\.(br|gz|html)$/.test(name))) {
    const content = readFileSync(join(shell, name));
    const isScript = name.endsWith('.js');
    writeFileSync(join(next, rename(name)), isScript ? rename(String(content)) : content);
    if (isScript) integrities.push([integrityOf(String(content)), integrityOf(rename(String(content)))]);
  }
  const page = rename(readFileSync(join(shell, 'index.html'), 'utf8'));
  const signed = integrities.reduce((text, [before, after]) => text.replaceAll(before, after), page);
  writeFileSync(join(next, 'index.html'), signed);
  rmSync(shell, { recursive: true });
  renameSync(next, shell);
}

const returnToWindow = (page: Page) => page.evaluate("window.dispatchEvent(new Event('focus'))");
const firstScript = (page: Page) => page.locator('script[src^="/main."]').first().getAttribute('src');
/** Waits for the file of the notices, which the page loads ahead while the server has it. */
const noticesOf = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/session\.\w+\.js$/.test(name)),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
const newVersion = 'There is a new version of the app.';
const open = async (path: string, expected: RegExp[] = []) =>
  openPage(app.url + path, { token: await tokenOf(app, 'admin'), expected });

it('a form that is half filled survives a release of the shell whose earlier files are gone', async () => {
  const page = await open('/members?add', [/./]);
  const dialog = dialogOf(page, 'Add Member');
  await textBox(dialog, 'Name').fill('Half a name');
  await noticesOf(page);
  releaseShell();

  // The calendar is a file of the shell that was not needed before.
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await dialog.getByText('This part did not load. Check the connection.').waitFor();
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Half a name');

  await returnToWindow(page);
  await dialog.getByText(newVersion).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reload Page' }).click();
  const question = dialogOf(page, 'Discard changes?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Half a name');

  await textBox(dialog, 'Name').fill('A whole name');
  await textBox(dialog, 'Email').fill('whole@example.com');
  await textBox(dialog, 'Phone').fill('555-0100');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Member created successfully')
    .or(page.getByText('Member created successfully'))
    .first()
    .waitFor();
  expect(app.errors.splice(0)).toEqual([]);
});

it('a page with nothing unsaved loads the new version with the next navigation', async () => {
  const page = await open('/members', [/./]);
  await page.getByRole('heading', { level: 1, name: 'Members Management' }).waitFor();
  const before = await firstScript(page);
  await noticesOf(page);
  releaseShell();
  await returnToWindow(page);
  await page.getByText(newVersion).waitFor();
  await page.getByRole('link', { name: 'Memberships', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Membership Plans Management' }).waitFor();
  await expect.poll(() => firstScript(page)).not.toBe(before);
  await expectAbsent(page.getByText(newVersion));
  await returnToWindow(page);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Members Management' }).waitFor();
});

it('a screen whose files are gone blames the app and no hub', async () => {
  const page = await open('/', [/./]);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  releaseShell();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByText('A part of the app did not load').waitFor();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  releaseShell();
  await page.getByRole('button', { name: 'Member Hub' }).click();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page
    .getByText('A part of the app did not load')
    .or(page.getByRole('heading', { level: 1, name: 'Members Management' }))
    .waitFor();
  await expectAbsent(page.getByText('Member Hub is not available'));
  expect(app.errors.splice(0)).toEqual([]);
});
