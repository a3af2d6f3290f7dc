import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';
import { createApp } from './app.ts';
import { forwardTo } from './forward.ts';

/** The address of a port on which nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise(done => void server.close(done));
  return `http://127.0.0.1:${port}/graphql`;
}

const UNREACHABLE = 'The API cannot be reached. Try again shortly.';
const UNKNOWN =
  'The API did not respond. The change may have been saved: repeat it with the same Idempotency-Key, or check whether it was before trying again.';

let apiServer: TestApp;
let authorization: string;
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  apiServer = await startTestApp();
  authorization = `Bearer ${await tokenOf(apiServer, 'admin')}`;
});
afterAll(async () => {
  await Promise.all(opened.map(app => app.close()));
  await apiServer.stop();
});

async function gatewayOver(...urls: string[]): Promise<FastifyInstance> {
  const app = await createApp({
    api: forwardTo(...urls),
    shellFolder: import.meta.dirname,
    hubs: { builds: new Map() },
    log: { error: () => {}, info: () => {} },
  });
  opened.push(app);
  return app;
}

test('serves REST, GraphQL and readiness of an API in another process', async () => {
  const app = await gatewayOver(`${apiServer.url}/graphql`);
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'manager', password: 'manager123' },
  });
  expect(login.json().user).toMatchObject({ username: 'manager' });
  const list = await app.inject({ url: '/api/trainers', headers: { authorization } });
  expect([list.statusCode, list.json()]).toEqual([200, []]);
  const query = { query: '{ me { username } }' };
  const graphql = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization },
    payload: query,
  });
  expect(graphql.json()).toEqual({
    data: { me: { username: 'admin' } },
    extensions: { cost: 1, costLimit: 50_000_000 },
  });
  expect((await app.inject('/ready')).statusCode).toBe(200);
});

test('forwards tables, which the API makes', async () => {
  const app = await gatewayOver(`${apiServer.url}/graphql`);
  const table = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/graphql?rows=',
      headers: { accept: 'text/csv; bom=1', ...headers },
      payload: { query: '{ permissions { items { role resource } } }' },
    });
  expect((await table({})).statusCode).toBe(401);
  expect((await table({ authorization })).json().errors[0].message).toContain(
    'rows takes the name of one list',
  );
  const whole = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization, accept: 'text/csv; bom=1' },
    payload: { query: '{ permissions { items { role resource } } }' },
  });
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['x-total-count']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    String(whole.body.trimEnd().split('\r\n').length - 1),
  ]);
  expect(whole.body.split('\r\n')[0]).toBe('\uFEFFrole,resource');
});

test('the audit log names REST for what came by REST, whatever header a client sends', async () => {
  const app = await gatewayOver(`${apiServer.url}/graphql`);
  const headers = { authorization, 'x-endpoint': 'rest', 'content-type': 'application/json' };
  const create = (name: string) =>
    JSON.stringify({
      query: `mutation { createLocation(input: { name: "${name}", address: "1 Main St", city: "Austin", state: "TX", zipCode: "78704" }) { id } }`,
    });
  await fetch(`${apiServer.url}/graphql`, { method: 'POST', headers, body: create('direct') });
  await app.inject({ method: 'POST', url: '/graphql', headers, payload: create('forwarded') });
  const payload = { name: 'rest', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
  const created = await app.inject({
    method: 'POST',
    url: '/api/locations',
    headers: { authorization },
    payload,
  });
  expect(created.statusCode).toBe(201);
  const entries = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization },
    payload: {
      query: `{ auditEntries(filter: { resource: { eq: "locations" } }, sort: [{ field: id }]) { items { title endpoint } } }`,
    },
  });
  expect(entries.json().data.auditEntries.items).toEqual([
    { title: 'direct', endpoint: 'graphql' },
    { title: 'forwarded', endpoint: 'graphql' },
    { title: 'rest', endpoint: 'rest' },
  ]);
});

test('a list without paging has every row of an API in another process, as JSON and CSV', async () => {
  const app = await gatewayOver(`${apiServer.url}/graphql`);
  for (const accept of ['application/json', 'text/csv']) {
    const headers = { authorization, accept };
    const direct = await fetch(`${apiServer.url}/api/master-data?sort=-id`, { headers });
    const forwarded = await app.inject({ url: '/api/master-data?sort=-id', headers });
    expect([forwarded.statusCode, forwarded.headers['x-total-count'], forwarded.body]).toEqual([
      200,
      direct.headers.get('x-total-count'),
      await direct.text(),
    ]);
    expect(forwarded.body.length).toBeGreaterThan(5_000);
  }
  const wrong = await app.inject({ url: '/api/master-data?sort=nonsense', headers: { authorization } });
  expect(wrong.statusCode).toBe(400);
});

test('forwards rejections of the API', async () => {
  const app = await gatewayOver(`${apiServer.url}/graphql`);
  expect((await app.inject({ url: '/api/members', headers: { authorization: 'Bearer x' } })).statusCode).toBe(
    401,
  );
  const missing = await app.inject({ url: '/api/members/1', headers: { authorization } });
  expect([missing.statusCode, missing.json().error]).toEqual([404, 'Member not found']);
});

test('sends a request to the next URL when the first refuses connections', async () => {
  const app = await gatewayOver(await closedPort(), `${apiServer.url}/graphql`);
  for (let count = 0; count < 4; count++)
    expect((await app.inject({ url: '/api/trainers', headers: { authorization } })).statusCode).toBe(200);
  expect((await app.inject('/ready')).statusCode).toBe(200);
});

/** An API that accepts connections and never responds, like a frozen process. */
async function frozen() {
  const sockets = new Set<Socket>();
  let queries = 0;
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('data', text => (queries += text.toString('latin1').split('POST /graphql').length - 1));
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise(done => void server.close(done));
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, queries: () => queries };
}

test('a frozen API delays the first queries only', async () => {
  const api = await frozen();
  const app = await gatewayOver(api.url, `${apiServer.url}/graphql`);
  const lists = () => [
    app.inject({ url: '/api/trainers', headers: { authorization } }),
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization },
      payload: { query: '{ trainers { totalCount } }' },
    }),
  ];
  const first = await Promise.all([...lists(), ...lists()]);
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await app.inject('/ready')).statusCode).toBe(200);
  const received = api.queries();
  expect(received).toBeGreaterThan(0);
  const later = await Promise.all([...lists(), ...lists()]);
  expect(later.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(api.queries()).toBe(received);
});

test('a change that a frozen API received is not sent again, and may have been saved', async () => {
  const app = await gatewayOver((await frozen()).url);
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { authorization }, payload });
  const location = { name: 'x', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
  const created = await send('/api/locations', location);
  expect([created.statusCode, created.headers['retry-after'], created.json().error]).toEqual([
    504,
    undefined,
    UNKNOWN,
  ]);
  const deleted = await send('/graphql', { query: 'mutation { deleteLocation(id: 1) }' });
  expect([deleted.statusCode, deleted.headers['retry-after']]).toEqual([504, undefined]);
  expect(deleted.json().errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', outcome: 'unknown' });
});

/** A proxy in front of the API that forwards requests, and fails in its own way instead of sending the response of a POST. */
async function failingProxy(fail: (response: ServerResponse) => void): Promise<string> {
  const proxy = createHttpServer(async (request, response) => {
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const forwarded = await fetch(apiServer.url + request.url, {
      method: request.method,
      headers: {
        'content-type': 'application/json',
        authorization,
        ...(key && { 'idempotency-key': `${key}` }),
      },
      ...(request.method === 'POST' && { body: await text(request) }),
    });
    await forwarded.arrayBuffer();
    if (request.method === 'POST') fail(response);
    else response.writeHead(forwarded.status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    proxy.closeAllConnections();
    await new Promise(done => void proxy.close(done));
  });
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/graphql`;
}

const failures = {
  'loses the response': (response: ServerResponse) => void response.destroy(),
  'responds with a page': (response: ServerResponse) =>
    void response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>'),
  'responds with JSON': (response: ServerResponse) =>
    void response.writeHead(504, { 'content-type': 'application/json' }).end('{"message": "timed out"}'),
  'breaks the response off': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"da');
    setImmediate(() => response.destroy());
  },
};

describe.each(Object.entries(failures))('a proxy in front of each API that %s', (what, fail) => {
  const place = { address: '1 Main St', city: 'Austin', state: 'TX' };
  const totalOf = async (name: string) => {
    const query = `{ locations(filter: { name: { eq: "${name}" } }) { totalCount } }`;
    const response = await fetch(`${apiServer.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: { locations: { totalCount: number } } }).data.locations
      .totalCount;
  };

  test.each([undefined, 'key'])('leaves the outcome of a create unknown, with the key %s', async key => {
    const app = await gatewayOver(await failingProxy(fail), await failingProxy(fail));
    const headers = {
      authorization,
      ...(key && { 'idempotency-key': `${key} ${what}`.replaceAll(' ', '-') }),
    };
    const name = `${what} ${key}`;
    const payload = { name, ...place, zip_code: '78704' };
    const rest = await app.inject({ method: 'POST', url: '/api/locations', headers, payload });
    expect(await totalOf(name)).toBe(1);
    expect([rest.statusCode, rest.headers['retry-after'], rest.json().error]).toEqual([
      504,
      undefined,
      UNKNOWN,
    ]);
  });

  test('does not confirm a mutation of GraphQL', async () => {
    const app = await gatewayOver(await failingProxy(fail));
    const name = `${what} graphql`;
    const input = Object.entries({ name, ...place, zipCode: '78704' })
      .map(([field, value]) => `${field}: "${value}"`)
      .join(', ');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation { createLocation(input: { ${input} }) { id } }` }),
    });
    const unknown = {
      errors: [{ message: UNKNOWN, extensions: { code: 'UNAVAILABLE', outcome: 'unknown' } }],
    };
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject(unknown);
    expect(await totalOf(name)).toBe(1);
  });

  test('makes a query fail as one that can be repeated', async () => {
    const app = await gatewayOver(await failingProxy(fail));
    const list = await app.inject({ url: '/api/trainers', headers: { authorization } });
    expect([list.statusCode, list.headers['retry-after'], list.json().error]).toEqual([
      503,
      '5',
      UNREACHABLE,
    ]);
  });
});

test('a change that no API received was certainly not made', async () => {
  const app = await gatewayOver(await closedPort(), await closedPort());
  for (const headers of [{ authorization }, { authorization, 'idempotency-key': 'unsent' }]) {
    const payload = { query: 'mutation { deleteLocation(id: 1) }' };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect([response.statusCode, response.json().errors]).toEqual([
      503,
      [{ message: UNREACHABLE, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }],
    ]);
  }
});

test('responds with 503 when no API is reachable', async () => {
  const app = await gatewayOver(await closedPort());
  const list = await app.inject({ url: '/api/members', headers: { authorization } });
  expect([list.statusCode, list.json().error]).toEqual([503, UNREACHABLE]);
  expect((await app.inject('/ready')).statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
});
