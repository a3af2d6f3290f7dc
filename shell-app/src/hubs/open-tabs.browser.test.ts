import { expectAbsent, expectAccessible, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHubSource, type HubSource } from '../../../gateway/testing/hub-build.ts';
import { UncheckedReleases } from '../../../gateway/testing/releases.ts';
import { useTestApp } from '../../../gateway/testing/test-app.ts';
import { oneScreenHub } from './one-screen-hub.fixture.ts';

const app = useTestApp();
let releases: UncheckedReleases;
let source: HubSource;
/** Builds of one hub with a form, the older first. */
let versions: string[];

/** A form that asks before it is left, as every form of the kit does. */
const formScreen = (heading: string) => `
  import { useHubConfiguration } from '@gym/hub-kit';
  import { Dialog, LeaveQuestion } from '@gym/hub-kit/screen';
  import { useState } from 'react';
  export default function Screen() {
    const [note, setNote] = useState('');
    const [open, setOpen] = useState(false);
    const { greeting } = useHubConfiguration({ greeting: 'Hello' });
    return (
      <>
        <h1>${heading}</h1>
        <p>{greeting}</p>
        <label>Note <input value={note} onChange={event => setNote(event.target.value)} /></label>
        <button onClick={() => setNote('')}>Clear</button>
        <button onClick={() => setOpen(true)}>Open dialog</button>
        {open && <Dialog title="Details" onClose={() => setOpen(false)}><p>Inside</p></Dialog>}
        <a href="/hubs.json" download="hubs.json">Download</a>
        <a href="/profile" target="other">Other tab</a>
        <a href="#note">Scroll</a>
        {note && <LeaveQuestion title="Discard changes?" text="The note is not saved." confirmLabel="Discard" />}
      </>
    );
  }`;

beforeAll(async () => {
  source = createHubSource('mf-notes');
  releases = new UncheckedReleases(app.databaseUrl);
  versions = [];
  for (const heading of ['Old notes', 'New notes']) {
    const files = oneScreenHub({ id: 'notes', title: 'Notes', path: '/notes', screen: formScreen(heading) });
    versions.push((await releases.store(await source.build(files))).version);
  }
});
afterAll(async () => {
  source?.remove();
});
beforeEach(() => activate(0));

const activate = (index: number) => releases.activate('mf-notes', versions[index]!);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const note = (page: Page) => page.getByLabel('Note');

async function openNotes(): Promise<Page> {
  const page = await openPage(`${app.url}/notes`, { token: await tokenOf(app, 'admin') });
  await heading(page, 'Old notes').waitFor();
  return page;
}

/** The user returns to the window, which compares the list of hubs. */
const returnToWindow = (page: Page) => page.evaluate("window.dispatchEvent(new Event('focus'))");

it('a screen with nothing unsaved takes the new version as soon as it is announced, and the earlier one after a rollback', async () => {
  const page = await openPage(`${app.url}/notes`, {
    token: await tokenOf(app, 'admin'),
    expected: [/list of hubs/, /Failed to load resource/],
  });
  await heading(page, 'Old notes').waitFor();
  const responses: number[] = [];
  page.on('response', response => {
    if (response.url().includes('/hubs.json')) responses.push(response.status());
  });
  let requests = 0;
  await page.route('**/hubs.json*', route =>
    requests++ === 0 ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await activate(1);
  await heading(page, 'New notes').waitFor();
  expect(responses[0]).toBe(503);

  await page.unroute('**/hubs.json*');
  await releases.activate('mf-notes', versions[0]!, 'a test', 'rollback');
  await heading(page, 'Old notes').waitFor();
});

it('unsaved input is kept, and the new version is offered until it is saved or discarded', async () => {
  const page = await openNotes();
  await note(page).fill('Half a note');
  await activate(1);
  await returnToWindow(page);
  const banner = page.getByRole('status').filter({ hasText: 'There is a new version of Notes.' });
  await banner.waitFor();
  await heading(page, 'Old notes').waitFor();
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');
  await expectAccessible(page);

  await banner.getByRole('button', { name: 'Load the new version' }).click();
  await page
    .getByRole('button', { name: 'Keep editing' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');
  await banner.getByRole('button', { name: 'Load the new version' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await heading(page, 'New notes').waitFor();
  await expectAbsent(banner);

  // In an open dialog too, since nothing behind it can be pressed.
  await note(page).fill('Another note');
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await activate(0);
  await returnToWindow(page);
  const dialog = page.getByRole('dialog', { name: 'Details' });
  await dialog.getByText('There is a new version of Notes.').waitFor();
  await dialog.getByText('Inside').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It loads by itself as soon as nothing is unsaved.
  await page.getByRole('button', { name: 'Clear' }).click();
  await heading(page, 'Old notes').waitFor();
});

it('links that leave the page as it is ask nothing, and a form that a confirmed link leaves open goes on asking', async () => {
  const page = await openNotes();
  await note(page).fill('Half a note');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await (await downloaded).cancel();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Other tab' }).click();
  await (await opened).close();
  await page.getByRole('link', { name: 'Scroll' }).click();
  // What would open another tab, as the browser finds it after the app.
  const leftToBrowser = await page.evaluateHandle(() => {
    const clicks: boolean[] = [];
    for (const type of ['click', 'auxclick'])
      addEventListener(
        type,
        event => {
          clicks.push(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    return clicks;
  });
  const dashboard = page.getByRole('link', { name: 'Dashboard' }).first();
  await dashboard.click({ modifiers: ['ControlOrMeta'] });
  await dashboard.click({ button: 'middle' });
  await expect.poll(() => leftToBrowser.jsonValue()).toEqual([true, true]);
  await expectAbsent(page.getByRole('alertdialog'));
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');

  const discard = page.getByRole('button', { name: 'Discard' });
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
  await discard.click();
  await discard.waitFor({ state: 'detached' });
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await discard.click();
  await heading(page, 'Dashboard').waitFor();
});

it('a hub that is removed leaves a form with unsaved input', async () => {
  const page = await openNotes();
  await note(page).fill('Half a note');
  await page.route('**/hubs.json*', async route => {
    const { hubs, ...rest } = (await (await route.fetch()).json()) as { hubs: { remote: string }[] };
    await route.fulfill({ json: { ...rest, hubs: hubs.filter(({ remote }) => remote !== 'mf-notes') } });
  });
  await returnToWindow(page);
  await expectAbsent(page.getByRole('navigation').getByText('Notes'));
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');
  await page.getByRole('button', { name: 'Clear' }).click();
  await heading(page, 'Dashboard').waitFor();
});

/** A page whose server lists this for the hub beside what it lists anyway. */
async function listing(page: Page, changes: object): Promise<void> {
  await page.route('**/hubs.json*', async route => {
    const { hubs, ...rest } = (await (await route.fetch()).json()) as { hubs: { remote: string }[] };
    const changed = hubs.map(hub => (hub.remote === 'mf-notes' ? { ...hub, ...changes } : hub));
    await route.fulfill({ json: { ...rest, hubs: changed } });
  });
}

it('a recalled version is replaced though it works, at once when nothing is unsaved', async () => {
  await activate(1);
  const page = await openPage(`${app.url}/notes`, { token: await tokenOf(app, 'admin') });
  await heading(page, 'New notes').waitFor();
  await note(page).fill('Half a note');
  await expect
    .poll(() => page.evaluate("String(localStorage.getItem('hubs-that-worked'))"))
    .toContain(versions[1]);
  await listing(page, { recalled: [versions[1]] });
  await releases.activate('mf-notes', versions[0]!, 'a test', 'rollback');
  await returnToWindow(page);
  const alert = page.getByRole('alert').filter({ hasText: 'This version of Notes has been withdrawn' });
  await alert.waitFor();
  await expect.poll(() => note(page).inputValue()).toBe('Half a note');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Load the current version' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await heading(page, 'Old notes').waitFor();
});

it('the values that the club has set reach the code of the hub', async () => {
  const page = await openNotes();
  await page.getByText('Hello', { exact: true }).waitFor();
  await listing(page, { configuration: { greeting: 'Welcome', unknown: 7 } });
  await returnToWindow(page);
  await page.getByText('Welcome', { exact: true }).waitFor();
  await page.unroute('**/hubs.json*');
  await listing(page, { configuration: { greeting: 7 } });
  await returnToWindow(page);
  await page.getByText('Hello', { exact: true }).waitFor();
});
