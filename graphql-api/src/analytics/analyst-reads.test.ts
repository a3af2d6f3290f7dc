import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import { ANALYSTS, CONNECTIONS, openAnalystReads } from './analyst-reads.ts';

const club = useClub();
let token: string;

beforeAll(async () => {
  const { made } = await club
    .as('accounts')
    .ask<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "x", mayWrite: true, resources: ["billing"] }) { token } }',
    );
  token = made.token;
});

describe('the pool', () => {
  const pool = (limits?: object) =>
    openAnalystReads(
      club.databaseUrl,
      () => {},
      async () => {},
      limits,
    );

  test('writes nothing', async () => {
    const { read, close } = pool();
    await expect(read(`insert into secret values ('x', 'y')`, [])).rejects.toMatchObject({ code: '25006' });
    await close();
  });

  test('stops what takes too long, and tells when nobody had time for a question', async () => {
    const { read, close } = pool({ longest: 1_000, patience: 200 });
    const slow = Array.from({ length: CONNECTIONS }, () =>
      read('select pg_sleep(60)', []).catch(error => error),
    );
    await pause(50);
    await expect(read('select 1', [])).rejects.toMatchObject({
      message: 'Others are asking at this moment. Try again shortly.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
    });
    for (const stopped of await Promise.all(slow))
      expect(stopped).toMatchObject({
        message: 'This took longer than 1 seconds and was stopped: ask for less, or narrow it down',
        extensions: { code: 'TOO_COSTLY' },
      });
    expect(await read('select 1', [])).toEqual([[1]]);
    await close();
  });
});

describe('while questions of analysts wait for a table', () => {
  let locked: pg.Client;
  beforeEach(async () => {
    locked = new pg.Client({ connectionString: club.databaseUrl });
    await locked.connect();
    await locked.query('begin; lock table billing_record in access exclusive mode');
  });
  afterEach(() => locked.end());

  const waiting = async () => {
    const [row] = await club.sql<{ ours: number; staff: number }>(
      `select count(*) filter (where application_name = '${ANALYSTS}')::int as ours,
              count(*) filter (where application_name <> '${ANALYSTS}')::int as staff
         from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row;
  };

  test.each([
    ['a personal token', () => ({ token, adHoc: false })],
    ['the explorer', () => ({ token: club.as('admin').token, adHoc: true })],
  ])('those of %s wait for each other, and staff for none', async (_, who) => {
    const ask = () =>
      club.api.execute({ query: '{ billingRecords { totalCount } }' }, { address: '203.0.113.1', ...who() });
    const questions = Array.from({ length: 12 }, ask);
    await expect.poll(waiting, { timeout: 5_000 }).toEqual({ ours: CONNECTIONS, staff: 0 });
    await club.as('reception').ask('{ members { totalCount } }');
    await locked.query('rollback');
    for (const { errors, data } of await Promise.all(questions)) {
      expect(errors).toBeUndefined();
      expect(data).toEqual({ billingRecords: { totalCount: 0 } });
    }
  });
});

test('a change by a token is made where all changes are', async () => {
  const propose = 'mutation { proposeInvoiceNumber }';
  expect(await club.bearer(token).ask(propose)).toEqual({ proposeInvoiceNumber: expect.any(String) });
});
