import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { checkout } from '../launch/data-dir.ts';
import { launchChromium } from './chromium.ts';

export type { Browser, Page } from 'playwright-core';

/** The browser that the run's setup has found. */
export const openBrowser = (): Promise<Browser> => launchChromium(process.env.CHROMIUM_PATH);

export interface PageOptions {
  /** A bearer token, for somebody who is signed in already. */
  token?: string;
  width?: number;
  height?: number;
  /** Messages of the console that belong to the test, such as the browser's own line for a 401 response. */
  expected?: readonly RegExp[];
  /** Where the browser is; where the club is unless given. */
  timeZone?: string;
}

/**
 * Opens an address in a page with storage of its own, for the running test: what the page says on the console, or
 * throws, fails the test, and so the page is closed with it.
 */
export async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<Page> {
  const { token, width = 1440, height = 900, expected = [], timeZone } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: timeZone ?? process.env.CLUB_TIME_ZONE,
    reducedMotion: 'reduce',
  });
  if (token) await context.addInitScript(storeToken, token);
  const page = await context.newPage();

  const said: string[] = [];
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => said.push(`uncaught: ${error.message}`));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepScreenshot(page, task.name);
    await context.close();
    const unexpected = said.filter(text => !expected.some(pattern => pattern.test(text)));
    expect(unexpected, 'The page said something on the console').toEqual([]);
  });

  await page.goto(url);
  return page;
}

async function keepScreenshot(page: Page, name: string): Promise<void> {
  const folder = join(checkout, '.cache/screenshots');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`);
  // A page that does not even show fails its test by something else.
  await page.screenshot({ path }).catch(() => undefined);
}

/** Runs in the page before its own code, once: a test that signs out stays signed out. */
function storeToken(token: string) {
  const { sessionStorage, localStorage } = globalThis as unknown as {
    sessionStorage: WebStorage;
    localStorage: WebStorage;
  };
  if (sessionStorage.getItem('test-token-stored')) return;
  sessionStorage.setItem('test-token-stored', 'yes');
  localStorage.setItem('token', token);
}

/** As much of the browser's storage as is needed; the DOM's types are not for code that runs in Node. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}
