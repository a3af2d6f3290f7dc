import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const metrics = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** As a proxy on this machine passes on somebody's request. */
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

describe('/metrics', () => {
  test('is open to this machine', async () => {
    expect(await metrics()).toMatchObject({ status: 200, text: expect.stringContaining('process_cpu') });
  });

  test.each([forwarded, { forwarded: 'for=203.0.113.9' }, { 'x-forwarded-for': '127.0.0.1' }])(
    'requires a token from clients behind a proxy: %j',
    async headers => {
      const { status, text } = await metrics(headers);
      expect([status, JSON.parse(text).message]).toEqual([
        401,
        'Metrics are for administrators: send the token of one as Authorization: Bearer',
      ]);
    },
  );

  test('is open to administrators, and to nobody else', async () => {
    const statusOf = async (username: string) =>
      (await metrics({ ...forwarded, ...bearer(await tokenOf(app, username)) })).status;
    const usernames = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
    expect(await Promise.all(usernames.map(statusOf))).toEqual([200, 200, 403, 403, 403]);
    expect((await metrics({ ...forwarded, ...bearer('forged') })).status).toBe(401);
  });

  test('is open to the personal token of an administrator, unless it is limited to other resources', async () => {
    const tokenFor = async (resources: string[]) => {
      const { made } = await executeGraphql(
        app,
        'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
        { input: { name: 'Prometheus', resources } },
      );
      return String(made!['token']);
    };
    expect((await metrics({ ...forwarded, ...bearer(await tokenFor([])) })).status).toBe(200);
    expect((await metrics({ ...forwarded, ...bearer(await tokenFor(['members'])) })).status).toBe(403);
  });
});
