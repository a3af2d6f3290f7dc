import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reminderDocument } from '@gym/hub-rules/reminders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { type AdHocWatch, watchAdHoc } from '../../testing/ad-hoc.ts';
import { UncheckedReleases } from '../../testing/releases.ts';
import { type TestApp, startTestApp, tokenOf } from '../../testing/test-app.ts';
import { readBundle } from './bundle.ts';

let app: TestApp;
let folder: string;
let releases: UncheckedReleases;
let watch: AdHocWatch;
let personal: string;
/** The document of a real hub by which its list is read. */
let list: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gym-store-'));
  app = await startTestApp();
  releases = new UncheckedReleases(app.databaseUrl);
  watch = watchAdHoc();
  const { operations } = await readBundle(join(checkout, 'mf-fitness/dist'));
  list = operations.find(text => text.startsWith('query Trainers('))!;
  const made = await post('mutation { made: createPersonalToken(input: { name: "x" }) { token } }');
  personal = ((await made.json()) as { data: { made: { token: string } } }).data.made.token;
});
afterAll(async () => {
  watch?.end();
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function post(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'admin')}`,
      ...headers,
    },
    body: JSON.stringify({ query }),
  });
}
async function get(path: string, token?: string): Promise<Response> {
  const bearer = token ?? (await tokenOf(app, 'admin'));
  return fetch(app.url + path, { headers: { authorization: `Bearer ${bearer}` } });
}

/** How the API takes a request, which must succeed. */
const classOf = (request: () => Promise<Response>) =>
  watch.classOf(async () => {
    const response = await request();
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('"errors"')]);
  });

describe('a document of a hub', () => {
  test.each([
    ['as it is built', (text: string) => text],
    ['in another layout', (text: string) => text.replaceAll(/\s+/g, ' ')],
    [
      'as Apollo Client sends it',
      (text: string) => text.replaceAll(/\n( *)\}\n/g, '\n$1  __typename\n$1}\n'),
    ],
  ])('%s is interactive', async (_, change) => {
    expect(await classOf(() => post(change(list)))).toBe('interactive');
  });

  test.each([
    ['with another field', () => post(list.replace('totalCount', 'totalCount pageInfo { endCursor }'))],
    ['under another name', () => post(list.replace('Trainers', 'ExportTrainers'))],
    ['with a personal token', () => post(list, { authorization: `Bearer ${personal}` })],
    ['as a table', () => post('{ trainers { items { id } } }', { accept: 'text/csv' })],
  ])('%s is ad hoc', async (_, request) => {
    expect(await classOf(request)).toBe('ad hoc');
  });
});

describe('reminders of several hubs in one document', () => {
  const passes =
    'parkingPassesAggregate(filter: { validUntil: { gte: "now/d", lte: "now+14d/d" }, status: { in: ["active"] } }) { count }';
  const invoices =
    'billingRecordsAggregate(filter: { dueDate: { lt: "now/d" }, openAmount: { gte: 0.01 } }) { count }';
  const joined = reminderDocument([invoices, passes]);

  test.each([
    ['in one order', joined],
    ['in the other', reminderDocument([passes, invoices])],
    ['as Apollo Client sends it', joined.replaceAll('{ count }', '{ count __typename }')],
    ['of one hub', reminderDocument([invoices])],
  ])('is interactive: %s', async (_, document) => {
    expect(await classOf(() => post(document))).toBe('interactive');
  });

  test.each([
    ['with another field', reminderDocument([passes, invoices, 'membersAggregate { count }'])],
    ['with another filter', joined.replace('"active"', '"expired"')],
    ['with more of a field', joined.replace('{ count }', '{ count sum { openAmount } }')],
    ['with a directive', joined.replace(' { count }', ' @include(if: true) { count }')],
    ['with a fragment', `${joined.replace('count0:', '... on Query { me { id } } count0:')}`],
    ['under another name', joined.replace('Reminders', 'Export')],
  ])('is ad hoc: %s', async (_, document) => {
    expect(await classOf(() => post(document))).toBe('ad hoc');
  });
});

test('no header changes the class', async () => {
  expect(await classOf(() => post(list, { 'x-ad-hoc': '1' }))).toBe('interactive');
  expect(await classOf(() => post('{ trainers { totalCount } }', { 'x-ad-hoc': '0' }))).toBe('ad hoc');
});

describe('REST', () => {
  test.each([
    '/api/trainers?page=1&page_size=10',
    '/api/trainers/stats/summary',
    '/api/equipment?page_size=5',
  ])('%s is interactive', async path => expect(await classOf(() => get(path))).toBe('interactive'));

  test.each([
    ['a list without paging', '/api/trainers', undefined],
    ['a personal token', '/api/trainers?page_size=10', () => personal],
  ])('%s is ad hoc', async (_name, path, token) => {
    expect(await classOf(() => get(path, token?.()))).toBe('ad hoc');
  });
});

test('documents of a release are interactive while it is served and after it was replaced', async () => {
  const documents = ['first', 'second'].map(name => `query ${name} { locations { totalCount } }`);
  for (const [index, document] of documents.entries()) {
    expect(await classOf(() => post(document))).toBe('ad hoc');
    const build = join(folder, `build ${index}`);
    mkdirSync(build);
    const bundle = {
      remote: 'mf-pool',
      version: `0.1.${index}`,
      hubs: [],
      files: {},
      operations: [document],
    };
    writeFileSync(join(build, 'hub.json'), JSON.stringify(bundle));
    await releases.release(build);
    await expect.poll(() => classOf(() => post(document))).toBe('interactive');
  }
  for (const document of documents) expect(await classOf(() => post(document))).toBe('interactive');
  await releases.activate('mf-pool', '0.1.0', 'a test', 'rollback');
  for (const document of documents) expect(await classOf(() => post(document))).toBe('interactive');
});
