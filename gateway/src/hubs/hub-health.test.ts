import { join } from 'node:path';
import { themeScriptSource } from '@gym/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { UncheckedReleases } from '../../testing/releases.ts';
import { type TestApp, startTestApp, tokenOf } from '../../testing/test-app.ts';
import { readBundle } from './bundle.ts';
import { ReportedFailures } from './reported-failures.ts';

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
      { remote, version: null, action: 'rollback', by: 'bea@desk', at: moment },
      { remote, version, action: 'release', by: 'ann@desk', at: moment },
    ],
  });
});

test.each(['/hubs/failures', '/hubs/history'])('%s is for nobody else', async path => {
  expect((await call(path)).status).toBe(401);
  for (const username of ['accounts', 'reception', 'trainer'])
    expect((await call(path, username)).status).toBe(403);
});

test('of each hub the latest reports are kept', () => {
  const reported = new ReportedFailures();
  for (let number = 1; number <= 30; number++) reported.add({ ...failure, reason: `Reason ${number}` });
  reported.add({ ...failure, remote: 'mf-members' });
  reported.add({ ...failure, reason: 'Reason 11' });
  const fitness = reported.list().filter(({ remote }) => remote === 'mf-fitness');
  expect(fitness).toHaveLength(20);
  expect(fitness.find(({ reason }) => reason === 'Reason 11')?.count).toBe(2);
  expect(fitness.map(({ reason }) => reason)).not.toContain('Reason 10');
  expect(reported.list()).toHaveLength(21);
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

test('an address makes a limited number of reports per minute', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 35; sent++)
    statuses.push((await call('/hubs/failures', 'trainer', failure)).status);
  const limited = await call('/hubs/failures', 'trainer', failure);
  expect([limited.status, await limited.json()]).toMatchObject([
    429,
    { error: `Too many reports. Try again in ${limited.headers.get('retry-after')} seconds.` },
  ]);
  expect(statuses.filter(status => status === 204).length).toBeLessThan(30);
  expect(app.errors.splice(0)).toHaveLength(statuses.filter(status => status === 204).length);
});
