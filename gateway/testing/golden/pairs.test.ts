import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { restClient, signedIn, type Client } from './client.ts';
import { documentOf, type Document } from './document.ts';
import type { Pair } from './pairs/pair.ts';
import { stories } from './pairs/stories.ts';
import { calls, specifiedCalls } from './specification.ts';

const removals = stories.toReversed().flatMap(({ removal }) => removal);
const every = [...stories.flatMap(({ pairs }) => pairs), ...removals];

let app: TestApp;
let document: Document;
const clients = new Map<Pair['as'], Client>();
/** The numbers of the records that were kept, by the name they were kept under. */
const kept = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp();
  document = await documentOf(app.url);
  clients.set('nobody', await restClient(app.url));
  clients.set(undefined, await signedIn(app.url, 'admin'));
  for (const login of ['manager', 'accounts', 'reception', 'trainer'] as const)
    clients.set(login, await signedIn(app.url, login));
});
afterAll(() => app.stop());

const methodAndPath = ({ request }: Pair) => request.split(' ') as [method: string, path: string];

function numberOf(name: string): number {
  const number = kept.get(name);
  if (number === undefined) throw new Error(`No record is kept as ${name}`);
  return number;
}

/** Replaces the names of kept records in a value by their ids. */
function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbered(inner)]));
  if (isMatcher(value))
    return Object.assign(Object.create(Object.getPrototypeOf(value) as object), value, {
      sample: numbered(value.sample),
    });
  const name = typeof value === 'string' && /^\{(\w+)\}$/.exec(value)?.[1];
  return name ? numberOf(name) : value;
}

/** `expect.objectContaining` and its like hold what they look for. */
const isMatcher = (value: unknown): value is { sample: object } =>
  value !== null &&
  typeof value === 'object' &&
  'sample' in value &&
  value.sample !== null &&
  typeof value.sample === 'object' &&
  !(value.sample instanceof RegExp);

async function hold(pair: Pair): Promise<void> {
  const [method, template] = methodAndPath(pair);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(numberOf(name)));
  const body = numbered(pair.body);
  const client = clients.get(pair.as)!;
  const send: Record<string, () => ReturnType<Client['get']>> = {
    GET: () => client.get(path),
    POST: () => client.post(path, body),
    PUT: () => client.put(path, body),
    DELETE: () => client.delete(path),
  };
  const { status = 200 } = pair;
  if (body !== undefined && status < 300) document.checkRequest(method, path, body);
  const reply = await send[method]!();
  expect(reply.body).toMatchObject({});
  const id = reply.body.id ?? Object.values(reply.body as Record<string, { id?: number }>).at(-1)?.id;
  if (pair.keep) kept.set(pair.keep, id);
  expect({ status: reply.status, body: reply.body }).toEqual({ status, body: numbered(pair.response) });
}

describe.each(stories.map(({ name, pairs }) => [name, pairs] as const))('%s', (_name, pairs) => {
  test.each(pairs.map(pair => [pair.request, pair] as const))('%s', (_request, pair) => hold(pair));
});

describe('what goes again', () => {
  test.each(removals.map(pair => [pair.request, pair] as const))('%s', (_request, pair) => hold(pair));
});

test('the calls of the specification and of added resources are documented, and nothing else', () => {
  expect(document.calls.toSorted()).toEqual([...calls.keys()].toSorted());
});

test('every call of the specification has a pair of a request that succeeds', () => {
  const succeeding = every.filter(({ status = 200 }) => status < 300);
  const made = new Set(succeeding.map(pair => document.callOf(...methodAndPath(pair))));
  expect([...specifiedCalls.keys()].filter(call => !made.has(call))).toEqual([]);
});
