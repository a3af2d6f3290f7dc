import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
    503,
    '5',
    'The API did not respond. The change may have been saved: check whether it was before trying again.',
  ]);
  const deleted = await send('/graphql', { query: 'mutation { deleteLocation(id: 1) }' });
  expect([deleted.statusCode, deleted.headers['retry-after']]).toEqual([503, '5']);
  expect(deleted.json().errors[0].extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 5 });
});

test('responds with 503 when no API is reachable', async () => {
  const app = await gatewayOver(await closedPort());
  const list = await app.inject({ url: '/api/members', headers: { authorization } });
  expect([list.statusCode, list.json().error]).toEqual([
    503,
    'The API cannot be reached. Try again shortly.',
  ]);
  expect((await app.inject('/ready')).statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
});
