import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp({ runsJobs: true });

interface Run {
  id: string;
  name: string;
  title: string;
  state: string;
  attempt: number;
  attempts: number;
  error: string | null;
  progress: number | null;
  progressText: string | null;
  counts: { name: string; count: number }[];
  startsAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

const FIELDS =
  'id name title state attempt attempts error progress progressText counts { name count } startsAt startedAt endedAt';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const admin = () => app.as('admin');
const patient = { timeout: 30_000 };

async function runs(name: string, states?: string[]): Promise<Run[]> {
  const { jobRuns } = await admin().request<{ jobRuns: { items: Run[] } }>(
    `query ($states: [JobState!]) { jobRuns(states: $states) { totalCount items { ${FIELDS} } } }`,
    { states },
  );
  return jobRuns.items.filter(run => run.name === name);
}

const mutate = async (field: string, argument: string) =>
  (await admin().request<Record<string, Run>>(`mutation { ${field}(${argument}) { ${FIELDS} } }`))[field]!;

/** Waits without the API, whose test client reads everything twice and compares. */
const ended = (id: string) =>
  expect
    .poll(() => app.sql('select from pgboss.job where id = $1 and completed_on is not null', [id]), patient)
    .toHaveLength(1);

/** Runs a job by its name and returns what it counted. */
async function runToEnd(name: string): Promise<number> {
  const { id } = await mutate('runJob', `name: "${name}"`);
  await ended(id);
  const found = (await runs(name)).find(run => run.id === id)!;
  expect(found).toMatchObject({ state: 'COMPLETED', error: null });
  for (const time of [found.startsAt, found.startedAt, found.endedAt]) expect(time).toMatch(ISO_TIME);
  return found.counts[0]!.count;
}

const count = async (table: string) =>
  (await app.sql<{ count: number }>(`select count(*)::int from ${table}`))[0]!.count;

test('expired idempotency keys are removed', async () => {
  await app.sql(`insert into idempotency_key (user_id, key, operation, input_hash, created_at)
    select 1, 'old-' || n, 'createMember', '', now() - interval '25 hours' from generate_series(1, 5001) n
    union all select 1, 'new', 'createMember', '', now() - interval '23 hours'`);
  expect(await runToEnd('remove-expired-keys')).toBe(5_001);
  expect(await app.sql('select key from idempotency_key')).toEqual([{ key: 'new' }]);
});

test('counters of limits whose window is over are removed', async () => {
  await app.sql(`insert into rate_limit (key, points, expire) values
    ('old', 1, extract(epoch from now()) * 1000 - 1), ('new', 1, extract(epoch from now()) * 1000 + 60000)`);
  expect(await runToEnd('remove-unused-limits')).toBe(1);
  expect(await app.sql('select key from rate_limit')).toEqual([{ key: 'new' }]);
});

test('old addresses of sign-ins are removed', async () => {
  await app.sql(`insert into known_address (user_id, network, last_login) values
    (1, '203.0.113.1', now() - interval '91 days'), (1, '203.0.113.2', now() - interval '89 days')`);
  expect(await runToEnd('remove-old-addresses')).toBe(1);
  expect(await app.sql('select network from known_address')).toEqual([{ network: '203.0.113.2' }]);
});

test('ended sessions are removed once their tokens have expired', async () => {
  await app.sql(`insert into ended_session (id, user_id, expires_at) values
    ('expired', 1, now() - interval '1 minute'), ('ended', 1, now() + interval '1 minute')`);
  expect(await runToEnd('remove-ended-sessions')).toBe(1);
  expect(await app.sql('select id from ended_session')).toEqual([{ id: 'ended' }]);
});

test('personal tokens that expired long ago are removed', async () => {
  await app.sql(`insert into personal_token (user_id, name, token_hash, start, resources, may_write, user_token_version, expires_at)
    select 1, name, name, name, '{}', false, 1, now() - days * interval '1 day'
      from (values ('long ago', 91), ('lately', 89), ('active', -1)) token(name, days)`);
  expect(await runToEnd('remove-ended-tokens')).toBe(1);
  expect(await app.sql('select name from personal_token order by id')).toEqual([
    { name: 'lately' },
    { name: 'active' },
  ]);
});

test('old versions of hubs are removed with their files', async () => {
  await app.sql(`insert into hub_file (integrity, content, size) values ('old', '', 0), ('new', '', 0)`);
  await app.sql(`insert into hub_build (remote, version, source, bundle, files, size, stored_by, stored_at) values
    ('mf-a', '1.0.0', 'release', '{}', '{"a.js": "old"}', 0, 'ann', now() - interval '31 days'),
    ('mf-a', '1.0.1', 'release', '{}', '{"a.js": "new"}', 0, 'ann', now())`);
  expect(await runToEnd('remove-old-builds')).toBe(1);
  expect(await app.sql('select integrity from hub_file')).toEqual([{ integrity: 'new' }]);
});

test('1,000 ended runs of each job are kept, and all that have not ended', async () => {
  await app.sql(`insert into pgboss.job (name, state, created_on, completed_on)
    select 'remove-old-addresses', 'completed', now(), now() - n * interval '1 minute' from generate_series(1, 1100) n`);
  await runToEnd('remove-old-runs');
  expect(await count(`pgboss.job where name = 'remove-old-addresses' and completed_on is not null`)).toBe(
    1_000,
  );
  await app.sql(`delete from pgboss.job where name = 'remove-old-addresses'`);
});

test('scheduled jobs are listed, the next one first', async () => {
  const { scheduledJobs } = await admin().request<{
    scheduledJobs: { name: string; title: string; schedule: string; nextAt: string }[];
  }>('{ scheduledJobs { name title schedule nextAt } }');
  expect(scheduledJobs).toContainEqual({
    name: 'remove-old-addresses',
    title: 'Remove old addresses of sign-ins',
    schedule: '20 3 * * *',
    nextAt: expect.stringMatching(/:20:00.000Z$/),
  });
  const times = scheduledJobs.map(({ nextAt }) => nextAt);
  expect(times).toEqual(times.toSorted());
  expect(Date.parse(times[0]!)).toBeGreaterThan(Date.now() - 1_000);
});

test('a failed run is listed with its reason, tried again, and removed', async () => {
  const [stored] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, state, retry_count, retry_limit, created_on, started_on, completed_on, output)
     values ('remove-old-addresses', 'failed', 2, 2, now(), now(), now(), '{"value": {"message": "job heartbeat timeout"}}')
     returning id`,
  );
  const { id } = stored!;
  expect(await runs('remove-old-addresses', ['FAILED'])).toMatchObject([
    { id, attempt: 3, attempts: 3, error: 'The process that ran it ended', state: 'FAILED' },
  ]);
  expect(await mutate('retryJobRun', `id: "${id}"`)).toMatchObject({ state: 'RETRYING' });
  await ended(id);
  expect(await runs('remove-old-addresses', ['COMPLETED'])).toMatchObject([
    { id, attempt: 4, error: null, counts: [{ name: 'removed', count: 0 }] },
  ]);
  await expect(mutate('retryJobRun', `id: "${id}"`)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(mutate('cancelJobRun', `id: "${id}"`)).rejects.toMatchObject({ code: 'CONFLICT' });
  await admin().request(`mutation { removeJobRun(id: "${id}") }`);
  expect(await runs('remove-old-addresses')).toEqual([]);
});

test('a run that waits is cancelled, and only one waits at a time', async () => {
  const [stored] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, policy, start_after) values ('remove-old-addresses', 'exclusive', now() + interval '1 hour') returning id`,
  );
  const { id } = stored!;
  await expect(mutate('runJob', 'name: "remove-old-addresses"')).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(admin().request(`mutation { removeJobRun(id: "${id}") }`)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await mutate('cancelJobRun', `id: "${id}"`)).toMatchObject({ state: 'CANCELLED' });
  expect(await runToEnd('remove-old-addresses')).toBe(0);
});

test('what does not exist is not found, and pages are limited', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    await expect(mutate('retryJobRun', `id: "${id}"`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(mutate('runJob', 'name: "unknown"')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(admin().request('{ jobRuns(page: { limit: 1001 }) { totalCount } }')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
