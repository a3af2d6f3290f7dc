import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tokenOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newFolder, Server } from './chaos/installations.ts';
import { attributesOf, Collector, type ReceivedSpan, REPORT_LOADED, traceOf } from './collector.ts';
import { ADMIN_PASSWORD, startTestDatabase } from './database.ts';
import { expectWithin } from './quiet-machine.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let databaseUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = newFolder();
  const database = await startTestDatabase({ production: true });
  [databaseUrl, drop] = [database.url, database.drop];
  vi.stubEnv('CLUB_PASSWORD_ADMIN', ADMIN_PASSWORD);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

let servers = 0;
async function start(env: NodeJS.ProcessEnv): Promise<Server> {
  const server = await Server.start({
    NODE_ENV: 'production',
    DATA_DIR: join(folder, String(servers++)),
    ...env,
  });
  onTestFinished(() => server.abandon());
  return server;
}

async function graphql(server: Server, token: string, body: object, traceparent?: string): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(traceparent && { traceparent }),
    },
    body: JSON.stringify(body),
  });
}

const ME = { query: '{ me { username } }' };

/** The only span below `parent` that matches. */
function below(spans: ReceivedSpan[], parent: string, name: RegExp): ReceivedSpan {
  const found = spans.filter(span => span.parentSpanId === parent && name.test(span.name));
  expect(found, `${name} below ${parent}`).toHaveLength(1);
  return found[0]!;
}

test('one trace leads from the browser over the server to the statement, and an end of the collector delays nothing', async () => {
  const collector = await Collector.open();
  onTestFinished(() => collector[Symbol.asyncDispose]());
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DATABASE_URL: databaseUrl,
    OTEL_SERVICE_NAME: 'gym-server',
  });
  const token = await tokenOf(server, 'admin');

  const write = traceOf();
  const input = { name: 'Persephone Lapwing', email: 'lapwing@example.com', phone: '555-0177' };
  const mutation = 'mutation Add($input: MemberInput!) { createMember(input: $input) { id name } }';
  const created = await graphql(server, token, { query: mutation, variables: { input } }, write.traceparent);
  expect(await created.json()).toMatchObject({ data: { createMember: { name: input.name } } });
  const read = traceOf();
  const query =
    'query Find($search: String) { members(search: $search) { items { name email } totalCount } }';
  const variables = { search: 'Persephone' };
  const found = await graphql(server, token, { query, variables }, read.traceparent);
  expect(await found.json()).toMatchObject({ data: { members: { totalCount: 1 } } });
  const rest = traceOf();
  const list = await fetch(`${server.url}/api/members?q=Persephone&page=1`, {
    headers: { authorization: `Bearer ${token}`, traceparent: rest.traceparent },
  });
  expect(await list.json()).toHaveLength(1);

  const serverSpans = (id: string) => collector.trace(id).filter(({ kind }) => kind === 2);
  for (const { traceId } of [write, read, rest]) await expect.poll(() => serverSpans(traceId).length).toBe(1);

  const spans = collector.trace(read.traceId);
  const request = below(spans, read.spanId, /^POST \/graphql$/);
  expect([request.service, attributesOf(request)]).toEqual([
    'gym-server',
    {
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'gym.request.id': found.headers.get('x-request-id'),
    },
  ]);
  const operation = below(spans, request.spanId, /^query ad hoc$/);
  expect(attributesOf(operation)).toEqual({
    'graphql.operation.type': 'query',
    'graphql.document.hash': expect.stringMatching(/^[\w+/=]{44}$/),
    'gym.ad_hoc': true,
  });
  const statement = below(spans, operation.spanId, /^SELECT$/);
  expect(attributesOf(statement)).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/from "member".* like .*\$\d/is),
    'db.client.connection.pool.name': 'analytics',
    'db.response.returned_rows': 1,
  });

  // The operation of REST is one of the product, and has its name.
  const restSpans = collector.trace(rest.traceId);
  const restRequest = below(restSpans, rest.spanId, /^GET \/api\/members$/);
  const restOperation = below(restSpans, restRequest.spanId, /^query RestMemberList$/);
  expect(attributesOf(below(restSpans, restOperation.spanId, /^SELECT$/))).toMatchObject({
    'db.client.connection.pool.name': 'main',
  });

  const writes = collector.trace(write.traceId);
  const transaction = writes.find(({ name }) => name === 'transaction');
  const names = writes.filter(span => span.parentSpanId === transaction?.spanId).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['WITH', 'COMMIT']));

  // The sampler decides about requests of clients, and their flag only against them.
  const [unsampled, sampled] = [traceOf(false), traceOf()];
  await graphql(server, token, ME, unsampled.traceparent);
  await graphql(server, token, ME, sampled.traceparent);
  await expect.poll(() => collector.trace(sampled.traceId).length).toBeGreaterThan(1);
  expect(collector.trace(unsampled.traceId)).toEqual([]);

  await graphql(server, token, { query: 'mutation { runJob(name: "remove-old-runs") { id } }' });
  await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('job remove-old-runs');

  for (const secret of ['Persephone', 'lapwing', '555-0177', token, ADMIN_PASSWORD, '127.0.0.1'])
    expect(collector.text.toLowerCase()).not.toContain(secret.toLowerCase());

  await collector[Symbol.asyncDispose]();
  for (let round = 0; round < 3; round++) await expectLists(server, token);
  await expect.poll(() => server.output).toContain('Traces could not be sent');
  await expectPromptEnd(server);
});

test('the sampler of a server may trace nothing', async () => {
  await using collector = await Collector.open();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, DATABASE_URL: databaseUrl };
  const server = await start({ ...env, OTEL_TRACES_SAMPLER: 'always_off' });
  await graphql(server, await tokenOf(server, 'admin'), ME, traceOf().traceparent);
  await server.end('SIGTERM');
  expect(collector.spans).toEqual([]);
});

test('a collector that never responds delays neither a request nor the end of the server', async () => {
  await using silent = await Collector.open({ isSilent: true });
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: silent.url,
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: REPORT_LOADED,
  });
  // logs.test.ts finds nothing where no collector is named.
  expect(server.output).toContain('LOADED');
  const token = await tokenOf(server, 'admin');
  await expectLists(server, token);
  // A request that waited for the collector would end after its failure.
  expect(server.output).not.toContain('Traces could not be sent');
  // More spans than the queue has room for, which only a request that waits lets grow.
  for (let round = 1; round < 20; round++) await expectLists(server, token);
  await expect.poll(() => silent.requests).toBeGreaterThan(0);
  await expectPromptEnd(server);
});

/** Requests 40 lists at a time, whatever becomes of their spans. */
async function expectLists(server: Server, token: string): Promise<void> {
  const began = performance.now();
  const list = () =>
    fetch(`${server.url}/api/members?page=1`, { headers: { authorization: `Bearer ${token}` } });
  const responses = await Promise.all(Array.from({ length: 40 }, list));
  expect([...new Set(responses.map(({ status }) => status))]).toEqual([200]);
  expectWithin(5_000, performance.now() - began);
}

async function expectPromptEnd(server: Server): Promise<void> {
  const began = performance.now();
  // Throws when it has not ended by itself.
  await server.end('SIGTERM');
  // Half of it is the time in which load balancers notice.
  expectWithin(10_000, performance.now() - began);
}
