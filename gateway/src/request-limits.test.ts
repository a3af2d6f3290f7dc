import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const question = { query: '{ members { items { name } } }' };

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'accounts')}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
}
const table = { accept: 'text/csv' };

test('one request holds one operation', async () => {
  const { status, text } = await post([question, question]);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({
    errors: [{ message: expect.stringMatching(/batch/i), extensions: { code: 'BAD_USER_INPUT' } }],
  });
  expect((await post([question], table)).status).toBe(400);
});

test('a body is not longer than 1 MB', async () => {
  const { status, text } = await post({ query: `# ${'x'.repeat(1_100_000)}` });
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ message: 'The body is larger than 1 MB' }] });
});

test('too many requests are rejected with Retry-After; the app still works', async () => {
  const untilRejected = async () => {
    for (let sent = 0; sent < 1_000; sent++)
      if ((await post({ query: '{ __typename }' })).status !== 200) return;
  };
  await Promise.all(Array.from({ length: 20 }, untilRejected));

  const { status, retryAfter, text } = await post(question);
  expect([status, JSON.parse(text)]).toEqual([
    429,
    {
      errors: [
        {
          message: `Too many ad hoc requests. Try again in ${retryAfter} seconds.`,
          extensions: expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: Number(retryAfter) }),
        },
      ],
      extensions: expect.any(Object),
    },
  ]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(await post(question, table)).toMatchObject({ status: 429, retryAfter: expect.any(String) });
  const authorization = `Bearer ${await tokenOf(app, 'accounts')}`;
  const page = await fetch(`${app.url}/api/members?page_size=1`, { headers: { authorization } });
  expect(page.status).toBe(200);
});
