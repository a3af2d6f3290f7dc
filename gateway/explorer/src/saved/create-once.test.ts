import { beforeEach, expect, test, vi } from 'vitest';
import { createOnce } from './create-once.ts';

const keys: unknown[] = [];
let respond: () => Promise<Response>;

beforeEach(() => {
  const storage = { getItem: () => null };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return respond();
  });
  keys.length = 0;
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const failed = (code: string) => () =>
  Promise.resolve(Response.json({ errors: [{ message: code, extensions: { code } }] }));
const saved = () => Promise.resolve(Response.json({ data: { result: { id: '17' } } }));

async function send(response: typeof respond, name = 'Members') {
  respond = response;
  await createOnce({ query: 'mutation', variables: { name } });
}

test.each([
  ['no response', lost],
  ['an unavailable database', failed('UNAVAILABLE')],
  ['a failure of the server', failed('INTERNAL')],
])(
  'a create is sent again with its key after %s, and after its response with another',
  async (_what, end) => {
    await send(end);
    await send(saved);
    await send(saved);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.anything()]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('a rejected create is sent again with another key', async () => {
  await send(failed('CONFLICT'));
  await send(saved);
  expect(new Set(keys).size).toBe(2);
});

test('other values are sent with another key', async () => {
  await send(lost);
  await send(lost, 'Guests');
  expect(new Set(keys).size).toBe(2);
});
