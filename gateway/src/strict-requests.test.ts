import { beforeAll, describe, expect, test } from 'vitest';
import { executeGraphql, tokenOf, useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let authorization: string;
beforeAll(async () => void (authorization = `Bearer ${await tokenOf(app, 'admin')}`));

const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
  const response = await fetch(`${app.url}${path}`, { ...init, headers: { authorization, ...init.headers } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const json = { 'content-type': 'application/json' };
const query = (accept: string, text = '{ members { items { id } } }') =>
  send('/graphql', { method: 'POST', headers: { ...json, accept }, body: JSON.stringify({ query: text }) });

describe('Accept on /graphql', () => {
  const JSON_TYPE = 'application/json; charset=utf-8';
  const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
  const CSV = 'text/csv; charset=utf-8';
  const LINES = 'application/jsonl; charset=utf-8';
  test.each([
    ['*/*', JSON_TYPE],
    ['application/json;charset=utf-8', JSON_TYPE],
    ['application/json; charset="utf-8"; q=0.9, text/html', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['text/csv;q=0.5, application/json', JSON_TYPE],
    ['text/csv;q=0, */*', JSON_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
    ['application/graphql-response+json, application/json;q=0.9', RESPONSE_TYPE],
    ['application/graphql-response+json;charset=utf-8', RESPONSE_TYPE],
    ['text/*', CSV],
    ['text/csv; bom=1', CSV],
    ['application/json;q=0.2, text/csv;q=0.4', CSV],
    ['application/json;q=0, application/jsonl;q=0.1', LINES],
    ['TEXT/CSV', CSV],
  ])('%s is answered as %s', async (accept, type) => {
    for (const text of ['{ members { items { id } } }', `{ members { items { id name } } } # ${accept}`])
      expect(await query(accept, text)).toMatchObject({ status: 200, type });
  });

  test.each(['image/png', 'application/json;q=0', '*/*;q=0', 'text/html'])('%s is 406', async accept => {
    expect((await query(accept)).status).toBe(406);
  });
});

test('a query string with percent codes that are no text is rejected, and names what to do', async () => {
  for (const path of [
    '/api/members?name=100%',
    '/api/members?q=%ff',
    '/api/members?name=%E4',
    '/api/members?%zz=1',
  ]) {
    const { status, text } = await send(path);
    expect([status, text], path).toEqual([400, expect.stringContaining('%25')]);
  }
  expect(
    (await send('/graphql?bom=%', { method: 'POST', headers: json, body: '{"query":"{me{id}}"}' })).status,
  ).toBe(400);
  expect((await send('/api/members?name=100%25')).status).toBe(200);
});

test('a field that would change prototypes is named', async () => {
  for (const body of [
    '{"query": "{ me { id } }", "variables": {"__proto__": {"a": 1}}}',
    '{"query": "{ me { id } }", "variables": {"constructor": {"prototype": {"a": 1}}}}',
  ]) {
    const { status, text } = await send('/graphql', { method: 'POST', headers: json, body });
    expect([status, text]).toEqual([400, expect.stringContaining('__proto__')]);
  }
  const broken = await send('/graphql', { method: 'POST', headers: json, body: '{"query": __proto__' });
  expect([broken.status, broken.text]).toEqual([400, expect.stringContaining('not valid JSON')]);
});

describe('no cache stores', () => {
  test.each([
    ['/api/members', {}],
    ['/api/members?page=1', {}],
    ['/api/members', { accept: 'text/csv' }],
    ['/api/members/1', {}],
    ['/api/auth/me', {}],
    ['/api/club-settings', {}],
    ['/api/auth/login', { method: 'POST', body: { username: 'admin', password: 'admin123' } }],
    ['/graphql', { method: 'POST', body: { query: '{ members { items { id } } }' } }],
    ['/graphql', { method: 'POST', accept: 'text/csv', body: { query: '{ members { items { id } } }' } }],
    [
      '/graphql',
      { method: 'POST', body: { query: 'mutation { login(username: "a", password: "b") { token } }' } },
    ],
  ] as [string, { method?: string; accept?: string; body?: object }][])(
    '%s %j',
    async (path, { method = 'GET', accept = 'application/json', body }) => {
      const response = await fetch(app.url + path, {
        method,
        headers: { authorization, accept, ...json },
        body: body && JSON.stringify(body),
      });
      await response.text();
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

test('OPTIONS of /graphql says what is allowed', async () => {
  const { status, headers } = await fetch(`${app.url}/graphql`, { method: 'OPTIONS' });
  expect([status, headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

test('an error of q names q', async () => {
  const { status, text } = await send(
    `/api/members?q=${Array.from({ length: 21 }, (_, at) => `w${at}`).join('+')}`,
  );
  expect([status, JSON.parse(text)]).toEqual([
    400,
    expect.objectContaining({ fields: { q: 'A search has at most 20 words. Leave some out.' } }),
  ]);
});

test('If-None-Match: * changes no record that exists', async () => {
  const put = (id: number) =>
    send(`/api/locations/${id}`, {
      method: 'PUT',
      headers: { ...json, 'if-none-match': '*' },
      body: '{"city": "Elsewhere"}',
    });
  const { status, text } = await send('/api/locations', {
    method: 'POST',
    headers: json,
    body: '{"name": "South", "address": "Street 2", "city": "Town", "state": "NY", "zip_code": "10001"}',
  });
  expect(status, text).toBe(201);
  const { id } = JSON.parse(text) as { id: number };
  expect((await put(id)).status).toBe(412);
  expect(JSON.parse((await send(`/api/locations/${id}`)).text)).toMatchObject({ city: 'Town', version: 1 });
  expect((await put(id + 1_000)).status).toBe(404);
});

describe('If-Match', () => {
  const put = (id: unknown, version: string, body: object) =>
    send(`/api/locations/${String(id)}`, {
      method: 'PUT',
      headers: { ...json, 'if-match': version },
      body: JSON.stringify(body),
    });

  test('is the version that a change is based on', async () => {
    const { createLocation: location } = await executeGraphql(
      app,
      'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }',
      {
        input: {
          name: 'North',
          address: 'Street 1',
          city: 'Town',
          state: 'NY',
          zipCode: '10001',
          phone: '555-0100',
        },
      },
    );
    const id = location!['id'];
    expect((await put(id, '"1"', { city: 'Here' })).status).toBe(200);
    const late = await put(id, '"1"', { city: 'There' });
    expect([late.status, JSON.parse(late.text)]).toEqual([
      412,
      expect.objectContaining({ current: expect.objectContaining({ version: 2, city: 'Here' }) }),
    ]);
    expect((await put(id, '*', { city: 'There' })).status).toBe(200);
    expect((await put(id, '"3"', { city: 'Else', version: 3 })).status).toBe(200);
    for (const [version, body] of [
      ['3', { city: 'A' }],
      ['W/"3"', { city: 'A' }],
      ['"3", "4"', { city: 'A' }],
      ['"4"', { city: 'A', version: 3 }],
    ] as const)
      expect((await put(id, version, body)).status, version).toBe(400);
  });

  test('is rejected where it would be ignored', async () => {
    for (const [path, method] of [
      ['/api/locations/1', 'DELETE'],
      ['/api/locations/1', 'GET'],
      ['/api/locations', 'GET'],
    ] as const)
      expect((await send(path, { method, headers: { 'if-match': '"1"' } })).status, path).toBe(400);
  });
});

test('the OpenAPI document names limits beside listed values nowhere, and 429 everywhere', async () => {
  const document = JSON.parse((await send('/api/openapi.json')).text) as {
    components: { schemas: Record<string, { properties?: Record<string, Record<string, unknown>> }> };
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const limited = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, schema]) => 'enum' in schema && Object.keys(schema).some(key => /^(min|max)/.test(key)))
      .map(([field]) => `${name}.${field}`),
  );
  expect(limited).toEqual([]);
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(operations))
      expect(Object.keys(responses), `${method} ${path}`).toContain('429');
});
