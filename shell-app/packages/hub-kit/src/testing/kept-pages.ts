import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { Frames } from './frames.ts';
import { serveLocalHub } from './local-hub.ts';

/** A page that the tests of a process use one after the other: a new one costs a process, which is most of a short test. */
export interface KeptPage {
  page: Page;
  session: CDPSession;
  /** The script that prepares its storage. */
  script: string;
  timeZone: string | undefined;
  /** Whether a test has done to it what emptying does not undo. */
  isChanged: boolean;
}

/** What these do stays when another address is opened. */
const LASTING = {
  page: ['addInitScript', 'clock', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'route',
    'setOffline',
  ],
} as const;

/** The events that tests listen to. */
export const PAGE_EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

const free: KeptPage[] = [];

/** Of the browser of this process. */
const frames = new Frames();

/**
 * An empty page in the time zone, with its own storage.
 * @param token of the user who is signed in there, if anybody
 */
export async function takePage(
  browser: Browser,
  { timeZone, token }: { timeZone?: string | undefined; token?: string | undefined },
): Promise<KeptPage> {
  const at = free.findIndex(kept => kept.timeZone === timeZone);
  const kept = at < 0 ? await newPage(browser, timeZone) : free.splice(at, 1)[0]!;
  frames.start(kept.session);
  const source = `(${prepareStorage})(${JSON.stringify(randomUUID())}, ${JSON.stringify(token ?? null)})`;
  const { identifier } = await kept.session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  kept.script = identifier;
  return kept;
}

/** Runs in the page before its own code; acts once for each test, so that a test that signs out stays signed out. */
function prepareStorage(test: string, token: string | null) {
  try {
    const { sessionStorage, localStorage } = globalThis as unknown as Record<string, WebStorage>;
    if (sessionStorage!.getItem('test') === test) return;
    sessionStorage!.clear();
    sessionStorage!.setItem('test', test);
    if (token) localStorage!.setItem('token', token);
  } catch {
    // A sandboxed frame has no storage.
  }
}

/** As much of the browser's storage as is needed; the DOM's types are not for code that runs in Node. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  clear(): void;
}

/**
 * Runs in the page before its own code. React shows what follows a fallback of Suspense 300 ms after the fallback at the
 * earliest, so that people see no flicker; its timer for that is the only short one with a bound function.
 */
function showAtOnce() {
  const page = globalThis as unknown as { setTimeout: (...args: unknown[]) => unknown };
  const wait = page.setTimeout;
  page.setTimeout = (callback, delay, ...args) => {
    const isThrottle =
      typeof callback === 'function' && callback.name.startsWith('bound ') && Number(delay) <= 300;
    return wait(callback, isThrottle ? 0 : delay, ...args);
  };
}

async function newPage(browser: Browser, timeZone: string | undefined): Promise<KeptPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
  });
  if (process.env.HUB_BUILD) await serveLocalHub(context, process.env.HUB_BUILD);
  await context.addInitScript(showAtOnce);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kept = { page, session, script: '', timeZone, isChanged: false };
  await session.send('Page.enable');
  const newSession = context.newCDPSession.bind(context);
  context.on('page', opened => {
    kept.isChanged = true;
    // It may close before it is connected.
    newSession(opened).then(
      cdpSession => frames.start(cdpSession),
      () => undefined,
    );
  });
  const note = () => (kept.isChanged = true);
  for (const name of LASTING.page) noteUse(page, name, note);
  for (const name of LASTING.context) noteUse(context, name, note);
  return kept;
}

function noteUse<T extends object>(owner: T, name: keyof T & string, note: () => void): void {
  const value = owner[name];
  const get = () => {
    note();
    return value;
  };
  Object.defineProperty(owner, name, { get });
}

/** Empties a page for the next test except for its HTTP cache, or closes it if that is impossible. */
export async function returnPage(kept: KeptPage): Promise<void> {
  const { page, session, script, isChanged } = kept;
  if (isChanged) return closePage(kept);
  const { origin } = new URL(page.url());
  try {
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    // A page with unsaved input asks whether it may be left.
    page.on('dialog', dialog => void dialog.accept());
    await page.goto(`${origin}/health`);
    page.removeAllListeners('dialog');
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      forcedColors: 'none',
    });
    await page.mouse.move(0, 0);
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: script });
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    frames.stop(session);
    free.push(kept);
  } catch {
    await closePage(kept);
  }
}

/** What a page shows, as a PNG. */
export const pictureOf = ({ page, session }: KeptPage): Promise<Buffer> => frames.picture(page, session);

/** Closes a page with all others that belong to it. */
export const closePage = ({ page }: KeptPage): Promise<void> => page.context().close();
