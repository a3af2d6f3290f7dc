import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withProcessorTime } from '../testing/processor-time.ts';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await tokenOf(app, 'admin');
});
afterAll(() => app.stop());

/** Milliseconds of processor time; a location with 1,500 unknown days took 4 seconds. */
const FAST = 2_000;

const json = { 'content-type': 'application/json' };
const bearer = (of: string) => ({ authorization: `Bearer ${of}` });

async function send(
  path: string,
  body: unknown,
  headers: Record<string, string> = bearer(token),
  method = 'POST',
) {
  // The server runs in this thread as well.
  const [{ status, text }, took] = await withProcessorTime(async () => {
    const response = await fetch(app.url + path, {
      method,
      headers: { ...json, ...headers },
      body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  });
  return { status, took, length: text.length, body: JSON.parse(text) as Body };
}
interface Body {
  message?: string;
  errors: unknown[];
  fields?: Record<string, string>;
}

/** Sends a body without saying how long it is, and goes on sending while the server reads. */
function sendInParts(path: string, parts: readonly string[], headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = httpRequest(
      app.url + path,
      { method: 'POST', headers: { ...json, ...headers } },
      response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      },
    );
    request.on('error', reject);
    for (const part of parts) request.write(part);
    request.end();
  });
}

const large = { name: 'x'.repeat(20_000) };
const largeQuery = { query: `{ loginHint } # ${'x'.repeat(20_000)}` };
const signIn = expect.objectContaining({ message: 'Please sign in' });

describe('without a valid token a body of more than 16 KB is not read', () => {
  test.each<[string, string, object, Record<string, string>?]>([
    ['REST', '/api/locations', large],
    ['GraphQL', '/graphql', largeQuery],
    ['a table', '/graphql', largeQuery, { accept: 'text/csv' }],
  ])('%s', async (_, path, body, headers = {}) => {
    for (const authorization of [{}, bearer('invalid')]) {
      const rejected = await send(path, body, { ...authorization, ...headers });
      expect(rejected.status).toBe(401);
      expect(path === '/graphql' ? rejected.body.errors[0] : rejected.body).toEqual(signIn);
    }
    expect((await send(path, body, { ...bearer(token), ...headers })).status).not.toBe(401);
  });

  test('however it is sent', async () => {
    const parts = [JSON.stringify(largeQuery).slice(0, 10_000), JSON.stringify(largeQuery).slice(10_000)];
    expect((await sendInParts('/graphql', parts)).status).toBe(401);
    expect((await sendInParts('/graphql', parts, bearer(token))).status).toBe(200);
    const login = JSON.stringify({ username: 'nobody', password: 'wrong-one' });
    const { status, text } = await sendInParts('/api/auth/login', [login.slice(0, 20), login.slice(20)]);
    expect([status, text]).toEqual([401, expect.stringContaining('Invalid username or password')]);
  });

  test('a sign-in has no larger one, whatever token it carries', async () => {
    const body = { username: 'admin', password: 'x'.repeat(17_000) };
    const { status, body: rejected } = await send('/api/auth/login', body);
    expect([status, rejected.message]).toEqual([413, 'The body is larger than 16 KB']);
  });
});

test('compressed bodies are rejected and not decompressed', async () => {
  const query = JSON.stringify({ query: '{ __typename }' });
  for (const [encoding, body] of [
    ['gzip', gzipSync(query)],
    ['br', brotliCompressSync(query)],
    ['deflate', Buffer.from(query)],
    ['identity, gzip', Buffer.from(query)],
  ] as const)
    for (const path of ['/graphql', '/api/locations', '/api/auth/login'])
      expect((await send(path, body, { ...bearer(token), 'content-encoding': encoding })).status).toBe(415);
  expect((await send('/graphql', query, { ...bearer(token), 'content-encoding': 'identity' })).status).toBe(
    200,
  );
});

describe('a body that is not UTF-8 is rejected', () => {
  const BROKEN = {
    'a byte of Latin-1': [0xe9],
    'another byte of Latin-1': [0xff],
    'a sequence that ends early': [0xe2, 0x82],
    'an overlong sequence': [0xc0, 0xaf],
    'half of a surrogate pair': [0xed, 0xa0, 0x80],
  };
  const bodyWith = (bytes: readonly number[], [before, after]: readonly [string, string]) =>
    Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  const LOCATION = [
    '{"name": "Stud',
    'o", "address": "Street 1", "city": "Town", "state": "NY", "zip_code": "10001"}',
  ] as const;
  const createQuery =
    'mutation ($query: String!) { createSavedQuery(input: { name: \\"x\\", query: $query }) { id } }';
  const targets: [name: string, path: string, parts: readonly [string, string], headers?: object][] = [
    ['REST', '/api/locations', LOCATION],
    ['a sign-in', '/api/auth/login', ['{"username": "adm', 'n", "password": "x"}']],
    ['a filter', '/graphql', ['{"query": "{ members(search: \\"', '\\") { totalCount } }"}']],
    [
      'a variable',
      '/graphql',
      [`{"query": "${createQuery}", "variables": {"query": "{ me { id } } #`, '"}}'],
    ],
    [
      'a table',
      '/graphql',
      ['{"query": "{ members(search: \\"', '\\") { items { id } } }"}'],
      { accept: 'text/csv' },
    ],
    ['a report of a failure', '/hubs/failures', ['{"hub": "mf', '"}']],
  ];

  test.each(targets)('of %s', async (_name, path, parts, headers) => {
    for (const [name, bytes] of Object.entries(BROKEN)) {
      const { status, body } = await send(path, bodyWith(bytes, parts), { ...bearer(token), ...headers });
      const [error] = body.errors as [string | { message: string }];
      const message = typeof error === 'string' ? error : error.message;
      expect([status, message], name).toEqual([400, 'The body is not UTF-8']);
    }
  });

  test('nothing is stored, and no key returns a record of another body', async () => {
    const key = { ...bearer(token), 'idempotency-key': 'broken-bytes' };
    for (const bytes of [BROKEN['a byte of Latin-1'], BROKEN['another byte of Latin-1']])
      expect((await send('/api/locations', bodyWith(bytes, LOCATION), key)).status).toBe(400);
    const { status, body } = await send('/api/locations', LOCATION.join('é'), key);
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Studéo' })]);
  });

  test.each(['iso-8859-1', 'windows-1252', '"UTF-16"', 'utf-7'])('charset=%s is 415', async charset => {
    for (const [, path, parts, headers] of targets) {
      const type = { 'content-type': `application/json; charset=${charset}` };
      const { status, body } = await send(path, parts.join('i'), { ...bearer(token), ...headers, ...type });
      expect([path, status]).toEqual([path, 415]);
      expect(JSON.stringify(body)).toContain('Send the body as UTF-8');
    }
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8', 'us-ascii'])('charset=%s is accepted', async charset => {
    const type = { 'content-type': `application/json; charset=${charset}` };
    expect(
      (await send('/graphql', '{"query": "{ __typename }"}', { ...bearer(token), ...type })).status,
    ).toBe(200);
  });
});

test('bytes in a URL that are not ASCII are rejected: which characters they are is unknown', async () => {
  const { port } = new URL(app.url);
  const statusOf = (url: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          Buffer.concat([
            Buffer.from('GET '),
            url,
            Buffer.from(
              ` HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
            ),
          ]),
        ),
      );
      socket.on('error', reject);
      text(socket).then(response => resolve(response.slice(0, 12)), reject);
    });
  expect(await statusOf(Buffer.from('/api/members?q=a'))).toBe('HTTP/1.1 200');
  expect(await statusOf(Buffer.from('/api/members?q=%C3%A9'))).toBe('HTTP/1.1 200');
  expect(await statusOf(Buffer.from('/api/members?q=\xe9', 'latin1'))).toBe('HTTP/1.1 400');
  expect(await statusOf(Buffer.from('/api/members?q=\xc3\xa9', 'latin1'))).toBe('HTTP/1.1 400');
  expect(await statusOf(Buffer.from('/api/parking-passes/lot/%e9'))).toBe('HTTP/1.1 400');
});

test('a form is no operation', async () => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: '{ __typename }' }));
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: bearer(token), body: form });
  expect(response.status).toBe(415);
});

describe('REST says what is wrong at once, and not more than can be read', () => {
  const least = { name: 'A', address: 'B', city: 'C', state: 'D', zip_code: 'E' };
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`day${at}`, 'x']));
  const nested = (levels: number) => `${'{"monday":'.repeat(levels)}1${'}'.repeat(levels)}`;

  test.each([
    ['400 unknown days', { ...least, opening_hours: entries(400) }, /Opening hours|opening_hours/],
    ['1,500 unknown days', { ...least, opening_hours: entries(1_500) }, /more than 500 keys/],
    [
      '1,500 unknown days as text',
      { ...least, opening_hours: JSON.stringify(entries(1_500)) },
      /more than 500 keys/,
    ],
    ['3,000 levels', `{"opening_hours":${nested(3_000)}}`, /more than 20 levels/],
    ['30,000 amenities', { ...least, amenities: Array.from({ length: 30_000 }, () => 'a') }, /12,000 values/],
    ['30,000 unknown fields', entries(30_000), /more than 500 keys/],
    ['400 unknown fields', entries(400), /Unknown field: day0/],
    ['a long name', { ['x'.repeat(900_000)]: 1 }, /a key with more than 200 characters/],
  ])('%s', async (_, body, message) => {
    const rejected = await send('/api/locations', body);
    expect([rejected.status, rejected.body.message]).toEqual([400, expect.stringMatching(message)]);
    expect(rejected.length).toBeLessThan(20_000);
    expect(rejected.took).toBeLessThan(FAST);
  });

  test('sorts and searches', async () => {
    const get = async (query: string) => {
      const response = await fetch(`${app.url}/api/members?${query}`, { headers: bearer(token) });
      return { status: response.status, body: (await response.json()) as Body };
    };
    const repeated = Array.from({ length: 1_000 }, () => '-name').join();
    expect((await get(`sort=${repeated}&page=1`)).status).toBe(200);
    const nine = 'name,email,phone,city,status,created_at,updated_at,id,joining_date';
    expect(await get(`sort=${nine}&page=1`)).toMatchObject({
      status: 400,
      body: { fields: { sort: 'A list is sorted by at most 8 fields' } },
    });
    expect(await get(`q=${'x'.repeat(1_001)}`)).toMatchObject({
      status: 400,
      body: { fields: { q: 'q has at most 1,000 characters' } },
    });
    expect(await get(`name=${'x'.repeat(1_001)}`)).toMatchObject({
      status: 400,
      body: { fields: { name: expect.stringMatching(/at most 1,000 characters/) } },
    });
  });
});
