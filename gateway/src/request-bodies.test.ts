import { request as httpRequest } from 'node:http';
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
