import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import { launchChromium } from './chromium.ts';
import { removeLater } from './club.ts';
import { CONTROLLED_FRAMES } from './frames.ts';
import { closePage, type KeptPage, PAGE_EVENTS, pictureOf, returnPage, takePage } from './kept-pages.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the pages of a test file loaded a document, which is most of the time of a short test. */
    pageBoots?: number;
  }
}

/**
 * A page of a browser, of Playwright.
 * @example
 * const addressOf = (shown: Page) => shown.url();
 */
export type { Page } from 'playwright-core';

let browser: Promise<Browser> | undefined;

/**
 * Pages of tests are short-lived: the optimizing compilers of V8 and the collection of a heap below 256 MB take more
 * processor time there than they save, and so does a process that imitates a graphics card.
 */
const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev,--initial-old-space-size=256',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  ...CONTROLLED_FRAMES,
];

/** The browser of this process, which the setup of the run has found. It ends with the process. */
const browserOfProcess = () => (browser ??= launchChromium(process.env.CHROMIUM_PATH, SHORT_LIVED));

/**
 * How a page is opened.
 * @example
 * const onPhone: PageOptions = { width: 390, height: 844 };
 */
export interface PageOptions {
  /** A bearer token, for somebody who is signed in already. */
  token?: string;
  width?: number;
  height?: number;
  /** Messages of the console that belong to the test, such as the browser's own line for a 401 response. */
  expected?: readonly RegExp[];
  /** The time zone of the browser; by default, the club's. */
  timeZone?: string;
}

/**
 * Opens an address in a page with its own storage, for the running test, and closes it afterwards. Fails the test if the
 * page writes to the console or throws, except for what is `expected`. A failed test reports what the page shows and has
 * a screenshot in `.cache/screenshots`. The hub comes from the build in the folder
 * `HUB_BUILD`, which `hub test` sets, otherwise from the club.
 * @example
 * const page = await openPage(`${club.url}/members`, { token: await tokenOf(club, 'admin'), width: 390 });
 */
export async function openPage(url: string, options: PageOptions = {}): Promise<Page> {
  const kept = await preparePage(url, options);
  const { page } = kept;
  watchPage(kept, url, options.expected, failed => (failed ? closePage(kept) : returnPage(kept)));
  page.on('response', response => void removeCreatedLater(response));
  await page.goto(url);
  await kept.session.send('Page.resetNavigationHistory');
  return page;
}

/**
 * One page for the tests of a file, which is opened by the first of them, and again after a test that fails or changes
 * what lasts, such as its clock.
 * @param options apart from what is expected of a test
 * @returns for the running test: the page, with what the test before has left there
 */
export function usePage(options: Omit<PageOptions, 'expected'>) {
  let kept: KeptPage | undefined;
  afterAll(() => kept && returnPage(kept));
  return async (url: string, expected: readonly RegExp[]): Promise<Page> => {
    const isNew = !kept;
    const current = (kept ??= await preparePage(url, options));
    const { page } = current;
    watchPage(current, url, expected, async failed => {
      for (const event of PAGE_EVENTS) page.removeAllListeners(event);
      if (!failed && !current.isChanged) return;
      kept = undefined;
      await closePage(current);
    });
    if (isNew) await page.goto(url);
    await page.setViewportSize({ width: options.width ?? 1440, height: options.height ?? 900 });
    return page;
  };
}

async function preparePage(url: string, options: PageOptions): Promise<KeptPage> {
  const { token, width = 1440, height = 900, timeZone } = options;
  const kept = await takePage(await browserOfProcess(), {
    timeZone: timeZone ?? process.env.CLUB_TIME_ZONE ?? (await timeZoneOf(new URL(url).origin)),
    token,
  });
  await kept.page.setViewportSize({ width, height });
  return kept;
}

/**
 * Fails the running test if the page says something on the console that is not expected.
 * @param leave called at the end of the test
 */
function watchPage(
  kept: KeptPage,
  url: string,
  expected: readonly RegExp[] = [],
  leave: (failed: boolean) => Promise<void>,
): void {
  const { page } = kept;
  const said: string[] = [];
  // The page may still show a club that has ended.
  const left = page.url().startsWith('http') ? new URL(page.url()).origin : url;
  const isLeft = (address: string) => !url.startsWith(left) && address.startsWith(left);
  page.on('console', message => {
    if (!isLeft(message.location().url)) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => said.push(`uncaught: ${error.message}`));
  let boots = 0;
  page.on('domcontentloaded', () => boots++);
  onTestFinished(async ({ task }) => {
    task.file.meta.pageBoots = (task.file.meta.pageBoots ?? 0) + boots;
    const failed = task.result?.state === 'fail';
    const snapshot = failed ? await snapshotOf(page) : '';
    if (failed) await keepScreenshot(kept, task.name);
    // Requests that are under way end with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await leave(failed);
    const unexpected = said.filter(text => !expected.some(pattern => pattern.test(text)));
    if (failed) throw new Error([`The page showed ${page.url()}`, snapshot, ...unexpected].join('\n'));
    expect(unexpected, 'The page said something on the console').toEqual([]);
  });
}

const timeZones = new Map<string, Promise<string | undefined>>();

/** The time zone of a club, as its list of hubs names it. */
function timeZoneOf(origin: string): Promise<string | undefined> {
  const zone =
    timeZones.get(origin) ??
    fetch(`${origin}/hubs.json`).then(
      async response => ((await response.json()) as { timeZone?: string }).timeZone,
    );
  timeZones.set(origin, zone);
  return zone;
}

/** Registers the record that a page created, which a club that goes on running does not keep. */
async function removeCreatedLater(response: Response): Promise<void> {
  const request = response.request();
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
  const { query = '' } = (request.postDataJSON() ?? {}) as { query?: string };
  const type = /\brecord: create(\w+)\(/.exec(query)?.[1];
  if (!type) return;
  // A response that was not received in full, since the page was closed, names nothing.
  const body = (await response.json().catch(() => null)) as { data?: { record?: { id?: string } } } | null;
  const id = body?.data?.record?.id;
  if (id) removeLater(request.url(), type, id);
}

/** What the page shows to assistive technology without addresses, at most 10,000 characters. */
async function snapshotOf(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  return snapshot.replaceAll(/\n *- \/url: .*/g, '').slice(0, 10_000);
}

async function keepScreenshot(page: KeptPage, name: string): Promise<void> {
  const folder = '.cache/screenshots';
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`);
  // A page that does not even show fails its test by something else.
  await pictureOf(page).then(
    picture => writeFileSync(path, picture),
    () => undefined,
  );
}
