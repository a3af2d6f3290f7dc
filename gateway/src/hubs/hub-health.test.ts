import { join } from 'node:path';
import { themeScriptSource } from '@gym/theme';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { UncheckedReleases } from '../../testing/releases.ts';
import { type TestApp, startTestApp, tokenOf } from '../../testing/test-app.ts';
import { openGateway } from '../main.ts';
import { readBundle } from './bundle.ts';

const origin = 'http://localhost:4301';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrideOrigins: [origin] });
});
afterAll(() => app?.stop());

/** As a demo login, or as nobody. */
async function call(path: string, username?: string, body?: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(username && { authorization: `Bearer ${await tokenOf(app, username)}` }),
  };
  return fetch(app.url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
}

const { version } = await readBundle(join(checkout, 'mf-fitness/dist'));
const failure = { remote: 'mf-fitness', version, entry: 'http://x/y.js', reason: 'It is broken' };
const counted = { remote: 'mf-fitness', version, reason: 'It is broken' };
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('every user reports a failed hub; users who may view the administration read the reports', async () => {
  expect((await call('/hubs/failures', undefined, failure)).status).toBe(401);
  expect((await call('/hubs/failures', 'trainer', failure)).status).toBe(204);
  expect((await call('/hubs/failures', 'reception', failure)).status).toBe(204);
  expect(app.errors.splice(0).map(({ message }) => message)).toEqual(
    Array(2).fill('A hub failed in a browser'),
  );

  for (const username of ['admin', 'manager']) {
    const response = await call('/hubs/failures', username);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      since: moment,
      failures: [{ ...counted, count: 2, first: moment, last: moment }],
      broken: [],
    });
  }
});

test.each([
  ['a hub that is not there', { ...failure, remote: 'mf-nothing' }],
  ['a version that is not there', { ...failure, version: '0.0.9-abc' }],
  ['a name that leads elsewhere', { ...failure, remote: '../hubs' }],
])('a report of %s is rejected and leaves nothing', async (_, body) => {
  const response = await call('/hubs/failures', 'trainer', body);
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { error: `There is no ${body.remote} ${body.version} here` },
  ]);
  expect((await call('/hubs/failures', 'trainer', { ...body, reason: 'x'.repeat(5_000) })).status).toBe(413);
  expect(app.errors).toEqual([]);
});

test('the history of releases says who and when, the latest first', async () => {
  const releases = new UncheckedReleases(app.databaseUrl);
  const remote = 'mf-fitness';
  const version = await releases.release(join(checkout, 'mf-fitness/dist'), 'ann@desk');
  await releases.activate(remote, null, 'bea@desk', 'rollback');
  expect(await (await call('/hubs/history', 'manager')).json()).toEqual({
    activations: [
      {
        id: expect.any(String),
        remote,
        version: null,
        action: 'rollback',
        by: 'bea@desk',
        at: moment,
        origin: null,
      },
      {
        id: expect.any(String),
        remote,
        version,
        action: 'release',
        by: 'ann@desk',
        at: moment,
        origin: null,
      },
    ],
  });
});

test.each(['/hubs/failures', '/hubs/history'])('%s is for nobody else', async path => {
  expect((await call(path)).status).toBe(401);
  for (const username of ['accounts', 'reception', 'trainer'])
    expect((await call(path, username)).status).toBe(403);
});

test('of each hub the latest 20 reports of the last 30 days are kept, for every process and after a restart', async () => {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  onTestFinished(() => pool.end());
  await pool.query(
    `insert into hub_failure (remote, version, reason, count, first, last)
     select 'mf-fitness', $1, 'Reason ' || n, 1, now() - interval '1 day', now() - make_interval(hours => 31 - n)
       from generate_series(1, 30) n`,
    [version],
  );
  await pool.query(
    `insert into hub_failure (remote, version, reason, count, first, last)
     values ('mf-members', '1', 'Old', 1, now() - interval '40 days', now() - interval '31 days')`,
  );
  expect((await call('/hubs/failures', 'trainer', { ...failure, reason: 'Reason 11' })).status).toBe(204);
  app.errors.splice(0);

  const second = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: app.databaseUrl, production: false },
    log: { info() {}, error() {} },
  });
  onTestFinished(() => second.close());
  const headers = { authorization: `Bearer ${await tokenOf(app, 'admin')}` };
  const { failures } = (await (await fetch(`${second.url}/hubs/failures`, { headers })).json()) as {
    failures: { remote: string; reason: string; count: number }[];
  };
  expect(failures).toHaveLength(20);
  expect(failures[0]).toMatchObject({ remote: 'mf-fitness', reason: 'Reason 11', count: 2 });
  expect(failures.map(({ reason }) => reason)).not.toContain('Reason 10');
  const stored = await pool.query('select count(*)::int as count from hub_failure');
  expect(stored.rows).toEqual([{ count: 20 }]);
});

test('releases that use what the API does not have are logged at start and listed', async () => {
  const releases = new UncheckedReleases(app.databaseUrl);
  const operations = ['query Lost { lockers { items { id } } }'];
  const lost = { version: '9.0.0', operations };
  await releases.release(join(checkout, 'mf-fitness/dist'), 'ann@desk', lost);
  onTestFinished(() => releases.activate('mf-fitness', null, 'ann@desk', 'rollback'));
  const broken = [
    {
      remote: 'mf-fitness',
      version: '9.0.0',
      problems: ['Lost: Cannot query field "lockers" on type "Query".'],
    },
  ];
  const logged: [object, string][] = [];
  const second = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: app.databaseUrl, production: false },
    log: { info() {}, error: (details, message) => logged.push([details, message]) },
  });
  onTestFinished(() => second.close());
  await expect.poll(() => logged).toEqual([[broken[0], 'A released hub uses what the API does not have']]);
  expect(await (await call('/hubs/failures', 'manager')).json()).toMatchObject({ broken });
  const ofHub = (remote: string) => call(`/hubs/releases/${remote}/failures`, 'manager');
  expect(await (await ofHub('mf-fitness')).json()).toMatchObject({ broken });
  expect(await (await ofHub('mf-members')).json()).toMatchObject({ broken: [] });
});

test('serves the override origins and permits no others', async () => {
  const page = await fetch(app.url);
  const policy = new Map(
    (page.headers.get('content-security-policy') ?? '')
      .split(';')
      .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  for (const directive of ['script-src', 'connect-src', 'style-src', 'font-src', 'img-src'])
    expect(policy.get(directive)).toContain(origin);
  expect(policy.get('script-src')).toEqual(["'self'", origin, themeScriptSource]);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(await (await fetch(`${app.url}/hubs.json`)).json()).toMatchObject({ overrideOrigins: [origin] });
});

test('an address makes 30 reports per minute', async () => {
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  // Those of the tests before count as well.
  await database.query('delete from rate_limit');
  await database.end();
  const statuses: number[] = [];
  for (let sent = 0; sent < 30; sent++)
    statuses.push((await call('/hubs/failures', 'trainer', failure)).status);
  expect(statuses).toEqual(Array(30).fill(204));
  const limited = await call('/hubs/failures', 'trainer', failure);
  expect([limited.status, await limited.json()]).toMatchObject([
    429,
    { error: `Too many reports. Try again in ${limited.headers.get('retry-after')} seconds.` },
  ]);
  expect(app.errors.splice(0)).toHaveLength(30);
});
