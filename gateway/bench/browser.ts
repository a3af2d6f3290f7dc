/** Measures pages in Chromium: the transferred bytes and requests of a page, and the time from a click to its feedback. */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { findChromium, launchChromium, unpackChromium } from '@gym/hub-kit/testing';
import { budgets } from '../../shell-app/packages/hub-build/src/budgets.ts';
import { followRequests } from '../testing/requests.ts';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { tasksOf } from './processor.ts';
import { reportFigure } from './report-figure.ts';

const TIMES = 12;
const SLOWED = 4;
/** Milliseconds from pressing to releasing the button, as users click: work that starts on `pointerdown` is done by then. */
const PRESS = 80;

export async function testBrowser(databaseUrl: string, resources: AsyncDisposableStack): Promise<void> {
  const { url } = await startContender('ours', databaseUrl, resources);
  const token = await signIn(url);
  const browser = await launchChromium(findChromium(process.env) ?? (await unpackChromium()));
  resources.defer(() => browser.close());
  const subject = { browser, url, token };

  await testLogin(subject);
  await testFirstList(subject);
  await testClicks(subject);
  await testScrolling(subject);
}

interface Subject {
  browser: Browser;
  url: string;
  token: string;
}

const row = '.rdg-row';

async function testLogin({ browser, url }: Subject): Promise<void> {
  const { page, close } = await open(browser);
  const requests = await followRequests(page);
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  reportFigure('login page, JavaScript', (await requests.scripts()) / 1000, 'KB', budgets.login / 1000);
  await close();
}

async function testFirstList({ browser, url, token }: Subject): Promise<void> {
  const { page, close } = await open(browser, token);
  const requests = await followRequests(page, { slow: true });
  await page.goto(`${url}/members`);
  await page.locator(row).first().waitFor();
  const entry = await requests.scripts('remote-entry.js');
  reportFigure('first list, JavaScript', (await requests.scripts()) / 1000, 'KB', budgets.firstList / 1000);
  reportFigure('first list, entry of its hub', entry / 1000, 'KB', budgets.entry / 1000);
  reportFigure('first list, requests', requests.list().length, '', budgets.requests);
  reportFigure('first list, chain of requests', requests.chain(), '', budgets.chain);
  await close();
}

async function testClicks({ browser, url, token }: Subject): Promise<void> {
  const { page, close } = await open(browser, token);
  await page.goto(`${url}/members`);
  await page.locator(row).first().waitFor();
  await slowDown(page);
  const name = page.getByRole('columnheader', { name: 'Name', exact: true });
  const firstRow = `${row}[aria-rowindex="2"]`;
  await report('sort', page, { feedback: '[aria-sort]', data: firstRow }, name);
  await report(
    'page',
    page,
    { feedback: 'nav[aria-label=Pages]', data: firstRow },
    page.getByRole('button', { name: 'Next page' }),
  );
  await report(
    'open a record',
    page,
    { feedback: 'dialog', data: 'dialog input' },
    page.getByRole('button', { name: /^Edit / }).first(),
    () => page.getByRole('button', { name: 'Close' }).first().click(),
  );
  await close();
}

async function testScrolling({ browser, url, token }: Subject): Promise<void> {
  const { page, close } = await open(browser, token);
  // No list offers pages of 1000 rows, but the server returns them.
  await page.route('**/graphql', async route => {
    const body = route.request().postDataJSON() as { variables?: { page?: { limit: number } } };
    if (body.variables?.page) body.variables.page.limit = 1000;
    await route.continue({ postData: body });
  });
  await page.goto(`${url}/members`);
  await page.locator(row).first().waitFor();
  await page.locator('.rdg').hover();
  const [tasks = []] = await tasksOf(page, async () => {
    await page.evaluate("performance.mark('begun')");
    for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step < 30 ? 400 : -400);
    await page.evaluate("performance.mark('done')");
  });
  // The first task is the rest of the one that sets the mark.
  reportFigure('scrolling 1000 rows, longest task', Math.max(...tasks.slice(1)), 'ms', budgets.task);
  await close();
}

/** Clicks repeatedly and reports the times until the feedback and until the requested data are painted. */
async function report(
  what: string,
  page: Page,
  parts: { feedback: string; data: string },
  target: Locator,
  back?: () => Promise<void>,
): Promise<void> {
  const clicks: { feedback: number; data: number }[] = [];
  const tasks = await tasksOf(page, async () => {
    for (let time = 0; time < TIMES; time++) {
      await target.waitFor();
      const { x, y, width, height } = (await target.boundingBox())!;
      await page.evaluate(`probe.watch(${JSON.stringify(parts)})`);
      // `locator.click()` would first inspect the page, which the throttled processor slows down too.
      await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS });
      clicks.push(await page.evaluate('probe.times'));
      await back?.();
    }
  });
  const computed = tasks.map(durations => durations.reduce((sum, duration) => sum + duration, 0));
  reportBoth(
    `${what}, feedback`,
    clicks.map(({ feedback }) => feedback),
  );
  reportBoth(`${what}, feedback, by processor`, computed);
  const [data] = medianAndWorst(clicks.map(({ data }) => data));
  console.log(`${`${what}, data, median`.padEnd(46)}${`${data.toFixed(1)} ms`.padStart(12)}`);
}

function reportBoth(what: string, times: number[]): void {
  const [median, worst] = medianAndWorst(times);
  reportFigure(`${what}, median`, median, 'ms', budgets.feedback);
  reportFigure(`${what}, worst of ${TIMES}`, worst, 'ms', budgets.feedback);
}

function medianAndWorst(values: number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

async function open(browser: Browser, token?: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addInitScript({ path: join(import.meta.dirname, 'browser-probe.js') });
  if (token) await context.addInitScript(`localStorage.setItem('token', '${token}')`);
  const page = await context.newPage();
  return { page, close: () => context.close() };
}
