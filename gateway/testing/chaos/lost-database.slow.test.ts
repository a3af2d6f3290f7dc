import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabase } from '@gym/graphql-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ExternalDatabase, newFolder } from './installations.ts';
import { isReady, until } from './processes.ts';
import { tokenOf } from '../test-app.ts';
import { type Gateway, openGateway } from '../../src/main.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const ROUNDS = 3;
/** How long the requests run before and after each stop, in milliseconds. */
const LOAD = 700;

let folder: string;
let database: ExternalDatabase;
let gateway: Gateway;
const logged = new Set<string>();
beforeAll(async () => {
  folder = newFolder();
  database = await ExternalDatabase.start(folder);
  const log = { info() {}, error: (_details: object, message: string) => void logged.add(message) };
  await prepareDatabase({ databaseUrl: database.url, production: false, demo: false, log });
  gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    log,
    api: { databaseUrl: database.url, production: false },
  });
});
afterAll(async () => {
  await gateway?.close();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Endpoint {
  name: string;
  path: string;
  init: RequestInit & { method: string };
  /**
   * Statuses without a failure; 503 in all but `/hubs.json`, which is served from memory, and 504 where a change may have
   * been saved.
   */
  expected: number;
  /** Between two requests, in milliseconds. */
  pause?: number;
}

const location = { name: 'Hall', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
const createLocation = `mutation { createLocation(input: { name: "Hall", address: "1", city: "C", state: "S", zipCode: "1" }) { id } }`;

function endpointsFor(session: string, personal: string): Endpoint[] {
  const headers = (token: string, accept = 'application/json') => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept,
  });
  const get = (name: string, path: string, token = session) =>
    ({ name, path, init: { method: 'GET', headers: headers(token) }, expected: 200 }) satisfies Endpoint;
  const post = (name: string, path: string, body: object, accept?: string) =>
    ({
      name,
      path,
      init: { method: 'POST', headers: headers(session, accept), body: JSON.stringify(body) },
      expected: 200,
    }) satisfies Endpoint;
  const table = { query: 'query Table { trainers { items { id name } } locations { items { id } } }' };
  return [
    get('REST list', '/api/locations?page=1&page_size=5'),
    get('REST list without paging', '/api/locations'),
    get('REST list with a personal token', '/api/locations?page=1', personal),
    { ...post('REST create', '/api/locations', location), expected: 201 },
    post('query', '/graphql', { query: '{ me { username } locations { totalCount } }' }),
    post('mutation', '/graphql', { query: createLocation }),
    post('CSV', '/graphql', { query: '{ locations { items { id name } } }' }, 'text/csv'),
    post('JSON lines', '/graphql', { query: '{ members { items { id name } } }' }, 'application/jsonl'),
    post('several tables', '/graphql', table),
    // A minute has 60 attempts.
    { ...post('sign-in', '/api/auth/login', { username: 'admin', password: 'admin123' }), pause: 500 },
    get('hubs of a user', '/hubs.json'),
    { ...get('hubs', '/hubs.json'), init: { method: 'GET' } },
    get('releases', '/hubs/releases'),
    get('history of releases', '/hubs/history'),
    get('schema', '/schema.graphql'),
    get('ready', '/ready'),
  ];
}

/** Requests an endpoint until it is stopped. @returns what came that is neither as expected nor UNAVAILABLE */
async function repeat(url: string, endpoint: Endpoint, stopped: AbortSignal) {
  const { name, path, init, expected, pause = 0 } = endpoint;
  const wrong = new Set<string>();
  let unavailable = 0;
  while (!stopped.aborted) {
    const response = await fetch(url + path, init);
    const { status } = response;
    // A table that has begun can only break off.
    const text = await response.text().catch(error => (status === 200 ? '' : String(error)));
    if (status === 503 && isUnavailable(name, response, text)) unavailable++;
    else if (status === 504 && CHANGES.has(name) && isUnknown(response, text)) unavailable++;
    else if (status !== expected) wrong.add(`${name}: ${status} ${text}`);
    await sleep(pause);
  }
  return { name, wrong: [...wrong], unavailable };
}

const CHANGES = new Set(['REST create', 'mutation']);

/** Says that the change may have been saved, or was, and not to try again by itself. */
const isUnknown = ({ headers }: Response, text: string): boolean =>
  !headers.has('retry-after') && /may have been saved|was saved/.test(text);

/** JSON with a code where the endpoint has codes, and when to try again. */
function isUnavailable(name: string, { headers }: Response, text: string): boolean {
  const body = JSON.parse(text) as {
    error?: string;
    status?: string;
    errors?: { extensions?: { code: string } }[];
  };
  if (name === 'ready') return body.status === 'unavailable';
  const code = body.errors?.[0]?.extensions?.code;
  return headers.get('retry-after') === '5' && (code === 'UNAVAILABLE' || typeof body.error === 'string');
}

test('a PostgreSQL that is stopped while requests run is UNAVAILABLE on every endpoint', async () => {
  const session = await tokenOf(gateway, 'admin');
  const created = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: JSON.stringify({
      query: 'mutation { createPersonalToken(input: { name: "program" }) { token } }',
    }),
  });
  const { data } = (await created.json()) as { data: { createPersonalToken: { token: string } } };
  const endpoints = endpointsFor(session, data.createPersonalToken.token);

  const unavailable = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const ending = new AbortController();
    const clients = endpoints.map(endpoint => repeat(gateway.url, endpoint, ending.signal));
    await sleep(LOAD);
    await database.stop('SIGQUIT');
    await sleep(LOAD);
    await database.start();
    await until('not ready', 60, () => isReady(gateway.url));
    ending.abort();
    const outcomes = await Promise.all(clients);
    expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
    for (const outcome of outcomes)
      unavailable.set(outcome.name, (unavailable.get(outcome.name) ?? 0) + outcome.unavailable);
  }
  // Each endpoint was requested while the database was away.
  const served = [...unavailable].filter(([, count]) => count === 0).map(([name]) => name);
  expect(served).toEqual(['hubs']);
  expect([...logged].filter(message => !EXPECTED_LOG.has(message))).toEqual([]);
});

const EXPECTED_LOG = new Set([
  'The database cannot be reached',
  'An idle database connection failed',
  'The GraphQL documents of the hubs cannot be read',
  'The queue of jobs failed',
]);
