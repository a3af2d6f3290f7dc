import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  toastOf,
} from '@gym/hub-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf, useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let pool: pg.Pool;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  await pool.query('delete from pgboss.job');
});

afterAll(() => pool.end());

const TITLE = 'Remove old addresses of sign-ins';

/** Stores a run of the job with this title, as pg-boss has it. */
async function store(values: Record<string, unknown>): Promise<string> {
  const row = {
    name: 'remove-old-addresses',
    policy: 'exclusive',
    retry_limit: 2,
    started_on: new Date(Date.now() - 61_500),
    ...values,
  };
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (${Object.keys(row).join()}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return rows[0]!.id;
}

/** Stores a run in place of all others, and shows it. @returns its id */
async function showOnly(page: Page, values: Record<string, unknown>): Promise<string> {
  await pool.query('delete from pgboss.job');
  const id = await store(values);
  await page.getByRole('button', { name: 'Refresh' }).click();
  return id;
}

const running = {
  state: 'active',
  output: { progress: { percent: 42.5, text: 'Address 4,250 of 10,000' } },
};
const failed = {
  state: 'failed',
  retry_count: 2,
  completed_on: new Date(),
  output: { message: 'The mail server rejected the message' },
};

const part = (page: Page, name: string) => page.getByRole('region', { name });
const item = (page: Page, name: string) => part(page, name).getByRole('listitem', { name: TITLE });

it('jobs are scheduled, run, shown with their progress, tried again, cancelled and removed', async () => {
  const page = await openPage(`${app.url}/background-jobs`, {
    token: await tokenOf(app, 'admin'),
    expected: [...failureLines, /Failed to fetch background jobs/],
  });
  await page.getByRole('heading', { name: 'Background Jobs', level: 1 }).waitFor();
  await expectScheduled(page);
  await expectRequestRepeated(page);
  await expectProgress(page);
  await expectRetryAndCancel(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectRemoved(page);
});

it('only administrators see the screen', async () => {
  const page = await openPage(`${app.url}/background-jobs`, {
    token: await tokenOf(app, 'reception'),
    expected: [/requires the permission admin:view/],
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAbsent(page.getByRole('heading', { name: 'Background Jobs' }));
});

/** A new club has scheduled jobs, of which one is run now. */
async function expectScheduled(page: Page) {
  await part(page, 'Running and Waiting').getByText('No job is running or waiting.').waitFor();
  await part(page, 'Failed Jobs').getByText('No job has failed.').waitFor();
  await part(page, 'Recent Jobs').getByText('No job has ended yet.').waitFor();
  const next = part(page, 'Scheduled Jobs').getByRole('listitem');
  await expect.poll(() => next.count()).toBeGreaterThan(4);
  const isPlanned = (text: string) => /Next run: \w{3} \d/.test(text);
  await expect.poll(async () => (await next.allInnerTexts()).filter(text => !isPlanned(text))).toEqual([]);
  await item(page, 'Scheduled Jobs').getByRole('button', { name: 'Run now' }).click();
  await toastOf(page, 'Job started').waitFor();
  await expect.poll(() => item(page, 'Recent Jobs').innerText()).toMatch(/Completed[^]* · 0 removed$/);
}

/** Of a run, until it ends, without a click. */
async function expectProgress(page: Page) {
  const id = await showOnly(page, running);
  const run = item(page, 'Running and Waiting');
  await run.getByText('Address 4,250 of 10,000').waitFor();
  await expect.poll(() => run.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43');
  await expectAbsent(item(page, 'Scheduled Jobs').getByRole('button'));
  await expectAccessible(page);
  await pool.query(
    `update pgboss.job set state = 'completed', completed_on = now(), output = $2 where id = $1`,
    [id, { counts: { removed: 10_000 } }],
  );
  await expect
    .poll(() => item(page, 'Recent Jobs').innerText())
    .toMatch(/Completed[^]* · 6\d\.?\d* s · 10,000 removed$/);
  await part(page, 'Running and Waiting').getByText('No job is running or waiting.').waitFor();
}

async function expectRetryAndCancel(page: Page) {
  await showOnly(page, failed);
  const run = item(page, 'Failed Jobs');
  await run.getByText('The mail server rejected the message').waitFor();
  await run.getByText('3 attempts').waitFor();
  await expectAccessible(page);
  await run.getByRole('button', { name: 'Retry' }).click();
  await toastOf(page, 'Job started').waitFor();
  await item(page, 'Recent Jobs').getByText('Completed').waitFor();
  await part(page, 'Failed Jobs').getByText('No job has failed.').waitFor();

  await store({
    state: 'retry',
    retry_count: 1,
    start_after: new Date(Date.now() + 3_600_000),
    output: failed.output,
  });
  const waiting = item(page, 'Running and Waiting');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await waiting.getByText(/Attempt 2 of 3/).waitFor();
  await waiting.getByText('The mail server rejected the message').waitFor();
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Cancel Job').getByRole('button', { name: 'Cancel job' }).click();
  await toastOf(page, 'Job cancelled').waitFor();
  await item(page, 'Recent Jobs').getByText('Aborted').waitFor();
}

async function expectRemoved(page: Page) {
  await showOnly(page, failed);
  await item(page, 'Failed Jobs').getByRole('button', { name: 'Remove' }).click();
  await toastOf(page, 'Job removed').waitFor();
  await part(page, 'Failed Jobs').getByText('No job has failed.').waitFor();
}

/** After a failure that is shown. */
async function expectRequestRepeated(page: Page) {
  await part(page, 'Scheduled Jobs').waitFor();
  const restore = await failOperation(page, 'BackgroundJobs', 'no answer');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').getByText('Failed to fetch background jobs').waitFor();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbsent(page.getByRole('alert'));
  await part(page, 'Scheduled Jobs').waitFor();
}
