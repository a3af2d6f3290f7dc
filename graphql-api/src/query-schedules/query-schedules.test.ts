import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useApp, type Login } from '../../testing/app.ts';
import { useMail } from '../../testing/mail.ts';
import { invalidInput } from '../../testing/rejections.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { JobRun } from '../jobs/job.ts';
import { runSchedules } from './run-schedules.ts';

const app = useApp({ runsJobs: true });
const mail = useMail(app);
const patient = { timeout: 30_000 };

const ids = {} as Record<Login, string>;
const addresses = {} as Record<Login, string>;
beforeAll(async () => {
  for (const { id, username, email } of await app.sql<{ id: number; username: Login; email: string }>(
    'select id, username, email from "user"',
  )) {
    ids[username] = String(id);
    addresses[username] = email;
  }
});
afterEach(async () => {
  for (const table of ['query_run', 'query_schedule', 'saved_query', 'member'])
    await app.sql(`delete from ${table}`);
});

const accounts = () => app.as('accounts');
const NAMES = '{ members { totalCount items { name } } }';

async function save(query = NAMES, more: object = {}, owner: TestUser = accounts()): Promise<string> {
  const { saved } = await owner.request<{ saved: { id: string } }>(
    'mutation ($input: SavedQueryInput!) { saved: createSavedQuery(input: $input) { id } }',
    { input: { name: 'Names', query, sharedWith: ['Admin', 'Accounts'], ...more } },
  );
  return saved.id;
}

async function schedule(
  savedQueryId: string,
  input: object = {},
  owner: TestUser = accounts(),
): Promise<string> {
  const { made } = await owner.request<{ made: { id: string } }>(
    'mutation ($input: QueryScheduleInput!) { made: createQuerySchedule(input: $input) { id } }',
    { input: { savedQueryId, recipients: [ids.accounts], ...input } },
  );
  return made.id;
}
const change = (id: string, patch: object, version?: number, owner: TestUser = accounts()) =>
  owner.request<{ changed: { nextAt: string; version: number; time: string } }>(
    `mutation ($id: ID!, $patch: QuerySchedulePatch!, $version: Int) {
       changed: updateQuerySchedule(id: $id, patch: $patch, version: $version) { nextAt version time }
     }`,
    { id, patch, version },
  );

/** What the owner sees of the runs. */
const found = async (id: string) =>
  (
    await accounts().request<{ queryRuns: { items: { rows: number | null; value: number | null }[] } }>(
      'query ($id: ID!) { queryRuns(filter: { scheduleId: { eq: $id } }, sort: [{ field: id }]) { items { rows value } } }',
      { id },
    )
  ).queryRuns.items;

interface Run {
  userId: string;
  status: string;
  message: string | null;
  manual: boolean;
}
/** The runs of a schedule, in their order. */
const runs = async (id: string): Promise<Run[]> =>
  (
    await accounts().request<{ queryRuns: { items: Run[] } }>(
      `query ($id: ID!) { queryRuns(filter: { scheduleId: { eq: $id } }, sort: [{ field: id }]) { items { userId status message manual } } }`,
      { id },
    )
  ).queryRuns.items;
const statuses = async (id: string) => (await runs(id)).map(({ status }) => status);
const endedRuns = async (id: string) =>
  (
    await app.sql<{ count: number }>(
      'select count(*)::int from query_run where schedule_id = $1 and ended_at is not null',
      [id],
    )
  )[0]!.count;

/** Starts the job, unless it runs already. */
const start = () =>
  app
    .as('admin')
    .request('mutation { runJob(name: "run-query-schedules") { id } }')
    .catch((error: { code: string }) => expect(error.code).toBe('CONFLICT'));

/** Starts the job until it has done so many runs of a schedule: one that ends may miss what is new. */
const untilEnded = (id: string, count: number) =>
  expect
    .poll(async () => {
      await start();
      return endedRuns(id);
    }, patient)
    .toBe(count);

/** As if the time of a schedule had come: waits until it has run for each recipient. */
async function runDue(id: string, recipients = 1, since = '1 minute'): Promise<void> {
  const before = await endedRuns(id);
  await app.sql('update query_schedule set next_at = now() - $2::interval where id = $1', [id, since]);
  await untilEnded(id, before + recipients);
}

const received = () => mail.mailbox.received.filter(({ subject }) => subject === 'Names');
const recipientsOf = () => received().map(({ to }) => (Array.isArray(to) ? to[0] : to)?.text);

describe('a report', () => {
  test('is sent to each recipient as a table and a file', async () => {
    await makeRecord(app.as('admin'), 'Member', { name: '<i>Ann & Co</i>' });
    const id = await schedule(await save(), { recipients: [ids.accounts, ids.manager] });
    await runDue(id, 2);
    expect(await runs(id)).toEqual([
      { userId: ids.accounts, status: 'sent', message: null, manual: false },
      { userId: ids.manager, status: 'sent', message: null, manual: false },
    ]);
    expect(await found(id)).toEqual([
      { rows: 1, value: null },
      { rows: null, value: null },
    ]);
    expect(recipientsOf().toSorted()).toEqual([addresses.accounts, addresses.manager].toSorted());
    const [first] = received();
    expect(first!.html).toContain('&lt;i&gt;Ann &amp; Co&lt;/i&gt;</td>');
    expect(first!.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['Names.csv', 'name\r\n<i>Ann & Co</i>\r\n'],
    ]);
  });

  test('has what its recipient may view, and not what its owner may', async () => {
    const query = '{ users(filter: { username: { eq: "manager" } }) { items { username } } }';
    const id = await schedule(
      await save(query, {}, app.as('manager')),
      { recipients: [ids.accounts, ids.manager] },
      app.as('manager'),
    );
    await runDue(id, 2);
    const rows = await app.sql(
      'select user_id::text as "userId", status, message from query_run order by id',
    );
    expect(rows).toEqual([
      { userId: ids.accounts, status: 'failed', message: expect.stringContaining('users:view') },
      { userId: ids.manager, status: 'sent', message: null },
    ]);
    expect(recipientsOf()).toEqual([addresses.manager]);
    expect(await runs(id), 'of a schedule of another user').toEqual([]);
  });

  test('takes its variables from the schedule before those of the query', async () => {
    for (const name of ['Ann', 'Max']) await makeRecord(app.as('admin'), 'Member', { name });
    const query = 'query ($name: String) { members(filter: { name: { eq: $name } }) { items { name } } }';
    const id = await schedule(await save(query, { variables: '{"name": "Ann"}' }));
    await runDue(id);
    await change(id, { variables: '{"name": "Max"}' });
    await runDue(id);
    expect(received().map(({ attachments }) => attachments[0]!.content.toString())).toEqual([
      'name\r\nAnn\r\n',
      'name\r\nMax\r\n',
    ]);
  });

  test('that was missed for days runs once, and next at its time', async () => {
    const id = await schedule(await save());
    await runDue(id, 1, '5 days');
    await start();
    expect(await statuses(id)).toEqual(['sent']);
    const [row] = await app.sql<{ ahead: number }>(
      'select extract(epoch from next_at - now())::float8 as ahead from query_schedule where id = $1',
      [id],
    );
    expect(row!.ahead).toBeGreaterThan(0);
    expect(row!.ahead).toBeLessThanOrEqual(25 * 3600);
  });

  test('that is not active does not run, and one can be sent to oneself at any time', async () => {
    const id = await schedule(await save(), { active: false, recipients: [ids.manager] });
    await app.sql(`update query_schedule set next_at = now() - interval '1 hour'`);
    await accounts().request('mutation ($id: ID!) { sendQuerySchedule(id: $id) }', { id });
    await untilEnded(id, 1);
    expect(await runs(id)).toEqual([{ userId: ids.accounts, status: 'sent', message: null, manual: true }]);
    expect(recipientsOf()).toEqual([addresses.accounts]);
  });
});

/** What the queue gives a run of the job, which lasts until the end of the test: meanwhile there is no other. */
const heldRun = () =>
  new Promise<JobRun>((resolve, reject) => {
    const job = vi.spyOn(runSchedules, 'run').mockImplementationOnce(run => {
      resolve(run);
      return new Promise(end => onTestFinished(() => end({})));
    });
    onTestFinished(() => job.mockRestore());
    start().catch(reject);
  });

test('two processes that take due schedules at the same time run each once for each recipient', async () => {
  const saved = await save();
  for (let n = 0; n < 12; n++) await schedule(saved, { recipients: [ids.accounts, ids.manager] });
  const given = await heldRun();
  const isLeft = async () =>
    (
      await app.sql(
        'select from query_schedule where next_at <= now() union all select from query_run where ended_at is null',
      )
    ).length > 0;
  /** Begins the job again and again, as the queue does. @returns how many runs it sent */
  const runAll = async (db: JobRun['db']) => {
    let sent = 0;
    while (await isLeft()) sent += (await runSchedules.run({ ...given, db }))['sent']!;
    return sent;
  };
  // So that neither does all before the other begins.
  mail.mailbox.pause = () => sleep(20);
  for (let round = 1; round <= 3; round++) {
    await app.sql(`update query_schedule set next_at = now() - interval '1 minute'`);
    const [first, second] = await Promise.all([given.db, mail.forRequest(given.signal)].map(runAll));
    expect(first! + second!).toBe(24);
    expect(Math.min(first!, second!), 'each process runs some').toBeGreaterThan(0);
    expect(
      await app.sql(
        `select user_id::text as "userId", status, attempts, count(*)::int, count(distinct schedule_id)::int as schedules
           from query_run group by 1, 2, 3 order by 1`,
      ),
    ).toEqual(
      [ids.accounts, ids.manager]
        .toSorted()
        .map(userId => ({ userId, status: 'sent', attempts: 1, count: 12 * round, schedules: 12 })),
    );
    expect(received()).toHaveLength(24 * round);
  }
});

describe('a run that cannot be sent', () => {
  test('is skipped for users who are inactive or may not run the query by then', async () => {
    const id = await schedule(await save(), { recipients: [ids.accounts, ids.manager] });
    const { id: inactive } = await makeRecord(app.as('admin'), 'User', { role: 'Accounts' });
    await change(id, { recipients: [ids.manager, String(inactive)] });
    await app.sql(`update "user" set status = 'inactive' where id = $1`, [inactive]);
    await app.sql(`update saved_query set shared_with = '{}'`);
    await runDue(id, 2);
    expect(await runs(id)).toMatchObject([
      { userId: ids.manager, status: 'skipped', message: 'manager may not run the saved query.' },
      { userId: String(inactive), status: 'skipped' },
    ]);
    expect(received()).toEqual([]);
    await expect(
      schedule(await save(NAMES, { name: 'Other', sharedWith: [] }), {}, app.as('manager')),
    ).rejects.toMatchObject(invalidInput({ savedQueryId: 'Saved query not found' }));
  });

  test('is skipped where its owner may no longer run the query', async () => {
    const saved = await save(NAMES, {}, app.as('manager'));
    const id = await schedule(saved, { recipients: [ids.accounts] });
    await app.sql(`update "user" set status = 'inactive' where username = 'accounts'`);
    try {
      await app.sql(`update query_schedule set recipients = $1`, [[ids.manager]]);
      await runDue(id);
      expect(await app.sql('select status, message from query_run')).toEqual([
        { status: 'skipped', message: 'accounts may no longer run the saved query.' },
      ]);
    } finally {
      await app.sql(`update "user" set status = 'active' where username = 'accounts'`);
      // The notification of the change takes its time.
      await expect.poll(() => accounts().request('{ me { id } }').catch(String)).toHaveProperty('me');
    }
  });

  test('is skipped where the schema breaks the query', async () => {
    const id = await schedule(await save());
    await app.sql(`update saved_query set query = '{ members { items { fax } } }'`);
    await runDue(id);
    expect(await runs(id)).toMatchObject([
      { status: 'skipped', message: 'Cannot query field "fax" on type "Member".' },
    ]);
  });

  test('tells the owner once until it succeeds', async () => {
    const alert = { condition: 'value', figure: 'members.count', comparison: 'gt', threshold: 0 };
    const id = await schedule(await save(), alert);
    const told = () => app.sql(`select recipient, body from message where cause like 'query-run/%'`);
    await runDue(id);
    await runDue(id);
    expect(await statuses(id)).toEqual(['failed', 'failed']);
    expect(await told()).toEqual([
      {
        recipient: addresses.accounts,
        body: expect.stringContaining('The response has no number at members.count'),
      },
    ]);
    await change(id, { figure: 'members.totalCount' });
    await runDue(id);
    await change(id, { figure: 'members.count' });
    await runDue(id);
    expect(await statuses(id)).toEqual(['failed', 'failed', 'quiet', 'failed']);
    expect(await told()).toHaveLength(2);
  });

  test('is tried again where the mail server is busy', async () => {
    const id = await schedule(await save());
    mail.mailbox.rejection = { at: 'DATA', code: 451, text: 'Try again later' };
    await app.sql(`update query_schedule set next_at = now() - interval '1 minute'`);
    await expect
      .poll(async () => {
        await start();
        return app.sql('select status, attempts, message from query_run');
      }, patient)
      .toEqual([{ status: 'waiting', attempts: 1, message: expect.stringContaining('Try again later') }]);
    mail.mailbox.rejection = undefined;
    await app.sql('update query_run set next_attempt_at = now()');
    await untilEnded(id, 1);
    expect(await statuses(id)).toEqual(['sent']);
  });
});

test('an alert is sent once rows appear, and again after they were gone', async () => {
  const query = '{ members(filter: { name: { eq: "Ann" } }) { items { name } } }';
  const id = await schedule(await save(query), { condition: 'rows' });
  await runDue(id);
  const { id: member } = await makeRecord(app.as('admin'), 'Member', { name: 'Ann' });
  await runDue(id);
  await runDue(id);
  await app.sql('delete from member where id = $1', [member]);
  await runDue(id);
  await makeRecord(app.as('admin'), 'Member', { name: 'Ann' });
  await runDue(id);
  expect(await statuses(id)).toEqual(['quiet', 'sent', 'quiet', 'quiet', 'sent']);
  expect(received()).toHaveLength(2);
  // After a change of the condition, earlier runs do not count.
  await change(id, { condition: 'value', figure: 'members.totalCount', comparison: 'gte', threshold: 1 });
  await accounts().request(
    'mutation ($id: ID!, $patch: SavedQueryPatch!) { updateSavedQuery(id: $id, patch: $patch) { id } }',
    { id: (await app.sql<{ id: number }>('select id from saved_query'))[0]!.id, patch: { query: NAMES } },
  );
  await runDue(id);
  await runDue(id);
  expect((await statuses(id)).slice(-2)).toEqual(['sent', 'quiet']);
  expect((await found(id)).slice(-2)).toEqual([
    { rows: 1, value: 1 },
    { rows: 1, value: 1 },
  ]);
  expect(received().at(-1)!.text).toContain('members.totalCount is 1.');
});

describe('the fields of a schedule', () => {
  test('are validated together', async () => {
    const savedQueryId = await save();
    const wrong: [object, Record<string, string>][] = [
      [{ recipients: [] }, { recipients: 'Choose at least one recipient' }],
      [
        { recipients: Array.from({ length: 21 }, (_, n) => String(n)) },
        { recipients: 'A schedule has 20 recipients at most' },
      ],
      [
        { recipients: [ids.reception, '999999'] },
        {
          recipients:
            'These users may not run the query: reception, 999999. Share it with their roles first.',
        },
      ],
      [{ frequency: 'weekly', time: '25:00' }, { time: 'Enter a time as HH:MM' }],
      [{ frequency: 'weekly' }, { days: 'Choose the days of the week' }],
      [
        { frequency: 'weekly', days: ['someday'] },
        {
          days: 'Unknown day: someday. These exist: sunday, monday, tuesday, wednesday, thursday, friday, saturday',
        },
      ],
      [{ frequency: 'monthly' }, { dayOfMonth: 'Choose the day of the month' }],
      [
        { condition: 'value', variables: '[1]' },
        {
          variables: 'Variables must be a JSON object, such as {"limit": 10}',
          figure: 'Enter the path of a number in the response, such as paymentsAggregate[0].sum.amount',
          comparison: 'Choose one of: gt, gte, lt, lte',
          threshold: 'Enter a number',
        },
      ],
      [
        { condition: 'change', figure: 'a[0].b', threshold: 0 },
        { threshold: 'Enter a percentage greater than 0' },
      ],
    ];
    for (const [input, fields] of wrong)
      await expect(schedule(savedQueryId, input), JSON.stringify(input)).rejects.toMatchObject(
        invalidInput(fields),
      );
  });

  test('offer as recipients who may run the query', async () => {
    const names = async (id: string) =>
      (
        await accounts().request<{ offered: { id: string; username: string }[] }>(
          'query ($id: ID!) { offered: queryRecipients(savedQueryId: $id) { id username fullName } }',
          { id },
        )
      ).offered.map(({ username }) => username);
    expect(await names(await save(NAMES, { sharedWith: [] }))).toEqual(['accounts']);
    const shared = await save(NAMES, { name: 'Shared', sharedWith: ['Admin'] });
    const offered = await names(shared);
    expect(offered.toSorted()).toEqual(['accounts', 'admin', 'manager']);
    await schedule(shared, { recipients: [ids.accounts, ids.admin, ids.manager] });
    const others = await save(NAMES, { name: 'Of others', sharedWith: [] }, app.as('manager'));
    await expect(names(others)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are changed by the owner alone, from the version that was read', async () => {
    const saved = await save();
    const id = await schedule(saved);
    const { changed } = await change(id, { time: '18:30' }, 1);
    expect(changed).toMatchObject({ time: '18:30', version: 2 });
    await expect(change(id, { time: '19:00' }, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const other of [app.as('manager'), app.as('admin')]) {
      const missing = { code: 'NOT_FOUND', message: 'Schedule not found' };
      await expect(change(id, { time: '19:00' }, undefined, other)).rejects.toMatchObject(missing);
      for (const field of ['deleteQuerySchedule', 'sendQuerySchedule'])
        await expect(
          other.request(`mutation ($id: ID!) { ${field}(id: $id) }`, { id }),
        ).rejects.toMatchObject(missing);
      expect(
        await other.request(
          `query ($id: ID!) { querySchedules { totalCount } querySchedule(id: $id) { id } }`,
          {
            id,
          },
        ),
      ).toEqual({ querySchedules: { totalCount: 0 }, querySchedule: null });
    }
    await accounts().request('mutation ($id: ID!) { deleteQuerySchedule(id: $id) }', { id });
    expect(await app.sql('select from query_schedule')).toEqual([]);
  });

  test('are deleted with the saved query, with the runs', async () => {
    const saved = await save();
    await runDue(await schedule(saved));
    await accounts().request('mutation ($id: ID!) { deleteSavedQuery(id: $id) }', { id: saved });
    expect(await app.sql('select id from query_schedule union all select id from query_run')).toEqual([]);
  });

  test('a user has 20 schedules at most', async () => {
    const saved = await save();
    for (let n = 0; n < 20; n++) await schedule(saved);
    await expect(schedule(saved)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have 20 schedules already. Delete one that you no longer use, then save this one.',
    });
  });
});

test('runs are removed after 90 days, and of each schedule beyond the newest 500', async () => {
  await app.sql(`insert into query_run (schedule_id, user_id, due_at, manual, status, attempts, next_attempt_at)
    select 1, 1, now() - interval '91 days', false, 'sent', 1, now() from generate_series(1, 3)
    union all select 2, 1, now(), false, 'sent', 1, now() from generate_series(1, 502)
    union all select 3, 1, now() - interval '91 days', false, 'waiting', 0, now() + interval '1 day'`);
  await app.as('admin').request('mutation { runJob(name: "remove-query-runs") { id } }');
  await expect
    .poll(() => app.sql('select schedule_id, count(*)::int from query_run group by 1 order by 1'), patient)
    .toEqual([
      { schedule_id: 2, count: 500 },
      { schedule_id: 3, count: 1 },
    ]);
});
