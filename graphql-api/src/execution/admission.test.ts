import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { Response } from '../../testing/http.ts';
import { withProcessorTime } from '../../testing/processor-time.ts';
import { ANONYMOUS_REQUESTS_A_MINUTE } from './admission.ts';

const app = useApp();
let server: FastifyInstance;
beforeAll(async () => {
  server = fastify({ bodyLimit: 2 ** 20 });
  await server.register(app.api.routes);
});
afterAll(() => server.close());

/** Milliseconds of processor time; before these limits each request took between 4 and 26 seconds. */
const FAST = 2_000;

interface Sent {
  token?: string;
  address?: string;
}

/** Sends an operation over HTTP, by default as the administrator. */
async function send(
  request: { query: string; variables?: unknown },
  { token, address = '192.0.2.1' }: Sent = { token: app.as('admin').token },
) {
  const [response, took] = await withProcessorTime(() =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-apollo-operation-name': 'test' },
      payload: request,
    }),
  );
  return { status: response.statusCode, headers: response.headers, took, ...response.json<Response>() };
}

const rejected = (message: RegExp) => [
  expect.objectContaining({
    message: expect.stringMatching(message),
    extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
  }),
];
const signIn = [
  {
    message: 'Please sign in',
    extensions: { code: 'UNAUTHENTICATED', template: 'Please sign in', values: {} },
  },
];
const entries = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, value]));
const nested = (levels: number) =>
  JSON.parse(`${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`) as unknown;

describe('without a valid token', () => {
  const withFilter = 'query ($f: MemberFilter) { members(filter: $f) { totalCount } }';

  test.each([
    ['unknown names in variables', { query: withFilter, variables: { f: entries(20_000) } }],
    ['deep variables', { query: withFilter, variables: { f: nested(3_000) } }],
    ['an unknown field', { query: '{ membres { totalCount } }' }],
    ['the schema', { query: '{ __schema { types { name } } }' }],
    ['a type', { query: '{ __type(name: "Member") { name } }' }],
    ['the schema beside a public field', { query: '{ loginHint __schema { types { name } } }' }],
    ['an operation that is not the named one', { query: 'query A { loginHint } query B { me { id } }' }],
    ['a fragment', { query: '{ ...F } fragment F on Query { loginHint }' }],
    ['a subscription', { query: 'subscription { __typename }' }],
    ['a long document', { query: `{ ${'loginHint '.repeat(300)} }` }],
    ['no GraphQL', { query: '{ members { ' }],
  ])('%s get no further than "Please sign in"', async (_, request) => {
    for (const token of [undefined, 'invalid']) {
      const { status, data, errors, took } = await send(request, { token });
      expect({ status, data, errors }).toEqual({ status: 200, data: undefined, errors: signIn });
      expect(took).toBeLessThan(FAST);
    }
    expect((await app.api.execute(request, { token: undefined, address: '192.0.2.1' })).errors).toEqual(
      signIn,
    );
  });

  test.each(['HEAD', 'GET'] as const)('%s executes nothing', async method => {
    for (const headers of [{}, { authorization: `Bearer ${app.as('admin').token}` }]) {
      const query = { query: '{ loginHint }', variables: '{}' };
      const response = await server.inject({ method, url: '/graphql', query, headers });
      expect({ status: response.statusCode, allow: response.headers['allow'] }).toEqual({
        status: 405,
        allow: 'POST',
      });
      expect(response.body).toMatch(method === 'GET' ? /Send the request by POST/ : /^$/);
    }
  });

  test('public fields can be used, and errors suggest no names', async () => {
    expect(await send({ query: '{ hint: loginHint __typename }' }, {})).toMatchObject({
      data: { __typename: 'Query' },
    });
    const { errors } = await send(
      { query: 'mutation { login(usernam: "a", password: "b") { user { usernam } } }' },
      {},
    );
    const messages = errors!.map(({ message }) => message);
    expect(messages).toContain('Unknown argument "usernam" on field "Mutation.login".');
    expect(messages.join()).not.toMatch(/Did you mean/);
  });

  test('requests from one address are limited; other addresses and signed-in people are not', async () => {
    const address = '192.0.2.2';
    const request = { query: '{ loginHint }' };
    for (let sent = 0; sent < ANONYMOUS_REQUESTS_A_MINUTE; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => send(request, { address })));
    const { status, errors, headers } = await send(request, { address });
    expect([status, errors]).toEqual([
      429,
      [
        {
          message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
          extensions: {
            code: 'RATE_LIMITED',
            retryAfter: Number(headers['retry-after']),
            template: '{what}. Try again in {seconds} seconds.',
            values: {
              what: { template: 'Too many requests', values: {} },
              seconds: headers['retry-after'],
            },
          },
        },
      ],
    ]);
    expect((await send(request, { address: '192.0.2.3' })).status).toBe(200);
    expect((await send(request, { address, token: app.as('trainer').token })).status).toBe(200);
  });
});

describe('variables', () => {
  const withFilter = 'query ($f: MemberFilter) { members(filter: $f) { totalCount } }';
  const create = 'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }';

  test.each([
    ['20,000 unknown names', withFilter, { f: entries(20_000) }, /more than 500 keys/],
    [
      '500 unknown names',
      withFilter,
      { f: entries(500) },
      /"unknown0" is not defined by type "MemberFilter"/,
    ],
    ['3,000 levels', withFilter, { f: nested(3_000) }, /more than 20 levels/],
    ['3,000 levels of lists', withFilter, { f: JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) }, /levels/],
    [
      '30,000 values',
      withFilter,
      { f: { id: { in: Array.from({ length: 30_000 }, () => '1') } } },
      /12,000 values/,
    ],
    ['3,000 objects', withFilter, { f: { or: Array.from({ length: 3_000 }, () => ({})) } }, /2,000 objects/],
    ['a long text', withFilter, { f: { ['x'.repeat(900_000)]: 1 } }, /a key with more than 200 characters/],
    ['a long text in place of a list', withFilter, { f: { and: 'x'.repeat(900_000) } }, /got invalid value/],
    ['unknown days', create, { input: { openingHours: entries(400) } }, /Opening hours|not defined/i],
    [
      'wide objects',
      create,
      { input: { openingHours: entries(30, entries(40)) } },
      /not defined|Opening hours/i,
    ],
  ])('with %s are rejected at once', async (_, query, variables, message) => {
    const { status, errors, took } = await send({ query, variables });
    expect({ status, errors }).toEqual({ status: 400, errors: rejected(message) });
    expect(errors![0]!.message.length).toBeLessThanOrEqual(500);
    expect(took).toBeLessThan(FAST);
  });

  test('of a usual size are accepted', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => String(index + 1));
    expect(await send({ query: withFilter, variables: { f: { id: { in: ids } } } })).toMatchObject({
      status: 200,
      data: { members: { totalCount: 0 } },
    });
  });
});

test('a subscription is a mistake of the client', async () => {
  const query = 'subscription { zz }';
  expect(await send({ query })).toMatchObject({ status: 400, errors: rejected(/no subscriptions/) });
  const { token } = app.as('admin');
  expect((await app.api.execute({ query }, { token, address: '192.0.2.1' })).errors).toEqual(
    rejected(/no subscriptions/),
  );
});

test('documents that repeat names are rejected before they are validated', async () => {
  const spread = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');
  const repeated = [
    `{ members { items { ${'id '.repeat(2_900)} } } }`,
    `{ ${'members { totalCount } '.repeat(700)} }`,
    `{ members { items { ${'... on Member { id } '.repeat(450)} } } }`,
    `{ members { items { ${spread(40, n => `...F${n}`)} } } } ${spread(40, n => `fragment F${n} on Member { id name }`)}`,
    `{ ${spread(10, () => `members { ${spread(10, () => 'items { id name }')} }`)} }`,
  ];
  for (const query of repeated) {
    const { status, errors, took } = await send({ query });
    expect({ status, errors }).toEqual({ status: 400, errors: rejected(/more than 10 times/) });
    expect(took).toBeLessThan(FAST);
  }
  const fragments = `{ __typename } ${spread(51, n => `fragment F${n} on Member { id }`)}`;
  expect(await send({ query: fragments })).toMatchObject({ errors: rejected(/at most 50 fragments/) });
  const cycle =
    '{ members { items { ...A } } } fragment A on Member { id ...B } fragment B on Member { name ...A }';
  expect(await send({ query: cycle })).toMatchObject({ status: 400, errors: rejected(/within itself/) });
});
