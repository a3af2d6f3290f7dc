import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
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

test('each form has a key of its own, and requests at the same moment share it', async () => {
  const creation = new Creation();
  const [first, second] = await Promise.all([keyOf(creation, noResponse), keyOf(creation, noResponse)]);
  expect(first).toBe(second);
  expect(await keyOf(new Creation(), noResponse)).not.toBe(first);
});
