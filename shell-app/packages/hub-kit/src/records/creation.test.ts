import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { Creation } from './creation.ts';

/** The key that a creation sends when its request ends so. */
async function keyOf(creation: Creation, end: () => unknown): Promise<string> {
  let key = '';
  const sent = creation.send(async ({ headers }) => {
    key = headers['idempotency-key']!;
    return end();
  });
  await sent.catch(() => undefined);
  return key;
}

const failWith = (code: string) => () => {
  throw new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
};
const noResponse = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['no response', noResponse],
  ['an unavailable database', failWith('UNAVAILABLE')],
  ['a failure of the server', failWith('INTERNAL')],
])('the key stays after %s', async (_what, end) => {
  const creation = new Creation();
  const first = await keyOf(creation, end);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf(creation, end)).toBe(first);
});

test.each([
  ['success', () => ({})],
  ['a validation error', failWith('BAD_USER_INPUT')],
  ['a conflict', failWith('CONFLICT')],
  ['a missing permission', failWith('FORBIDDEN')],
])('the key is renewed after %s', async (_what, end) => {
  const creation = new Creation();
  const first = await keyOf(creation, end);
  expect(await keyOf(creation, end)).not.toBe(first);
});

test.each(['UNAUTHENTICATED', 'RATE_LIMITED', 'BAD_USER_INPUT'])(
  'a lost response keeps its key when the repeated request is rejected with %s, until one is confirmed',
  async code => {
    const creation = new Creation();
    const first = await keyOf(creation, noResponse);
    expect(await keyOf(creation, failWith(code))).toBe(first);
    expect(await keyOf(creation, () => ({}))).toBe(first);
    expect(await keyOf(creation, failWith(code))).not.toBe(first);
    expect(await keyOf(creation, noResponse)).not.toBe(first);
  },
);

test('a key that outlasts a reload stays when the repeated request is rejected', async () => {
  const first = await keyOf(new Creation('payments'), noResponse);
  const reloaded = new Creation('payments');
  expect(await keyOf(reloaded, failWith('UNAUTHENTICATED'))).toBe(first);
  expect(await keyOf(reloaded, () => ({}))).toBe(first);
});

test('each form has a key of its own, and requests at the same moment share it', async () => {
  const creation = new Creation();
  const [first, second] = await Promise.all([keyOf(creation, noResponse), keyOf(creation, noResponse)]);
  expect(first).toBe(second);
  expect(await keyOf(new Creation(), noResponse)).not.toBe(first);
});

/** The session storage of a tab. */
const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});
afterEach(() => stored.clear());

test('a key outlasts a reload of the tab until a response has come', async () => {
  const first = await keyOf(new Creation('payments'), noResponse);
  expect(await keyOf(new Creation('billing'), noResponse)).not.toBe(first);
  expect(await keyOf(new Creation('payments'), noResponse)).toBe(first);
  expect(await keyOf(new Creation('payments'), () => ({}))).toBe(first);
  expect(await keyOf(new Creation('payments'), noResponse)).not.toBe(first);
});

test('a request that never ends keeps its key too', async () => {
  let key = '';
  void new Creation('payments').send(({ headers }) => {
    key = headers['idempotency-key']!;
    return new Promise(() => undefined);
  });
  expect(await keyOf(new Creation('payments'), () => ({}))).toBe(key);
});

test('nothing else is created while a record of the key is saved with other values, until it is renewed', async () => {
  const creation = new Creation('payments');
  const savedOtherwise = () => {
    const extensions = { code: 'CONFLICT', savedId: '17' };
    throw new CombinedGraphQLErrors({ errors: [{ message: 'Saved', extensions }] });
  };
  const first = await keyOf(creation, noResponse);
  expect(await keyOf(creation, savedOtherwise)).toBe(first);
  expect(await keyOf(creation, savedOtherwise)).toBe(first);
  expect(stored.size).toBe(0);
  creation.renew();
  expect(await keyOf(creation, noResponse)).not.toBe(first);
});

test('a request without a response is sent once more with its key, and a rejected one is not', async () => {
  const keys: string[] = [];
  const send = (creation: Creation, end: () => unknown) =>
    creation.sendWithRetry(async ({ headers }) => {
      keys.push(headers['idempotency-key']!);
      return keys.length === 1 ? noResponse() : end();
    });
  const creation = new Creation();
  await expect(send(creation, () => 'the first run')).resolves.toBe('the first run');
  expect(keys).toEqual([keys[0], keys[0]]);
  await expect(send(creation, failWith('CONFLICT'))).rejects.toThrow('CONFLICT');
  expect(keys).toHaveLength(3);
});
