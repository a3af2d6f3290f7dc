import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorages } from './stub-storages.fixture.ts';
import {
  authorizedFetch,
  CallError,
  callApi,
  onSessionExpired,
  rolePreview,
  sessionExpired,
  tabSession,
  token,
} from './rest.ts';

// The module keeps the `fetch` that it finds when it loads.
vi.hoisted(() => {
  const forward: typeof fetch = (...request) => globalThis.fetch(...request);
  vi.stubGlobal('fetch', Object.assign(forward, { bind: () => forward }));
});

let stored: ReturnType<typeof stubStorages>;
let expired: number;
let stop: () => void;
beforeEach(() => {
  stored = stubStorages();
  vi.stubGlobal('window', { location: new URL('http://club.test/members') });
  expired = 0;
  stop = onSessionExpired(() => expired++);
});
afterEach(() => {
  stop();
  tabSession.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Sent = { address: string; bearer: string | null };

/** Responds to each request by its path. @returns what is sent */
function respond(responses: Record<string, () => Response>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, bearer: new Headers(init.headers).get('authorization') });
    return responses[address]!();
  });
  return sent;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const html = (status: number) => () =>
  new Response('<h1>Blocked by the proxy</h1>', { status, headers: { 'content-type': 'text/html' } });
const ofApi401 = json({ error: 'Invalid token', errors: [{ message: 'Invalid token' }] }, 401);

it.each(['', '\n', 'ü', 'a\u0000b', ' a', 'a b\u007f'])(
  'a token or a preview %j, which no header can contain, is none and removed',
  text => {
    stored.local.set('token', text);
    stored.session.set('preview-role', text);
    expect([token.read(), rolePreview.read()]).toEqual([null, null]);
    expect([stored.local.has('token'), stored.session.has('preview-role')]).toEqual([false, false]);
  },
);

it('gives each request ten seconds, unless it takes another limit', async () => {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(limit => {
    limits.push(limit);
    return timeout.call(AbortSignal, limit);
  });
  respond({ '/api/auth/login': json({}), '/graphql': json({}) });
  await callApi('/auth/login', {}, null);
  await authorizedFetch('/graphql');
  await authorizedFetch('/graphql', { limit: 60_000 });
  expect(limits).toEqual([10_000, 10_000, 60_000]);
});

describe('what a proxy responds in place of the server', () => {
  const responses = [
    ...[401, 403, 404, 413, 429, 503].map(status => [`a page with ${status}`, html(status)] as const),
    ['a page with 200', html(200)] as const,
    ['JSON with 401', json({ message: 'unauthorized' }, 401)] as const,
  ];

  it.each(responses)('%s is no rejection by the API and ends no session', async (_name, response) => {
    token.store('of ann');
    respond({ '/api/auth/me': response, '/graphql': response });
    const error = await callApi('/auth/me', undefined, 'of ann').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ ofApi: false });
    await authorizedFetch('/graphql');
    expect([expired, token.read()]).toEqual([0, 'of ann']);
  });

  it('nor is no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await callApi('/auth/me', undefined, 'of ann').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0, ofApi: false });
  });
});

describe('a 401 of the API', () => {
  it('ends the session and the preview of a role', async () => {
    token.store('of ann');
    stored.session.set('preview-role', 'Trainer');
    respond({ '/graphql': ofApi401 });
    await authorizedFetch('/graphql');
    expect([expired, token.read(), rolePreview.read()]).toEqual([1, null, null]);
  });

  it('rejects the check of a token', async () => {
    respond({ '/api/auth/me': ofApi401 });
    await expect(callApi('/auth/me', undefined, 'of ann')).rejects.toMatchObject({
      status: 401,
      ofApi: true,
      message: 'Invalid token',
    });
  });

  it('to an earlier token ends no newer session', async () => {
    token.store('newer');
    sessionExpired('older');
    sessionExpired(null);
    expect([expired, token.read()]).toEqual([0, 'newer']);
  });

  it('on the login page leads nowhere', () => {
    vi.stubGlobal('window', { location: new URL('http://club.test/login') });
    token.store('of ann');
    sessionExpired('of ann');
    expect([expired, token.read()]).toEqual([0, null]);
  });
});

describe('a tab that shows Ann, while another token is stored', () => {
  beforeEach(() => {
    tabSession.show('of ann', '1');
    token.store('newer');
  });

  it('sends nothing as another user', async () => {
    const sent = respond({ '/api/auth/me': json({ user: { id: 2 } }), '/graphql': json({ data: {} }) });
    const response = await authorizedFetch('/graphql');
    expect(sent.map(({ address }) => address)).toEqual(['/api/auth/me']);
    expect(response.status).toBe(409);
    const message = 'Another user has signed in in another tab. Nothing was sent.';
    expect(await response.json()).toEqual({
      error: message,
      errors: [{ message, extensions: { code: 'OTHER_USER' } }],
    });
  });

  it('goes on with the new token of the same user, which it checks once', async () => {
    const sent = respond({ '/api/auth/me': json({ user: { id: 1 } }), '/graphql': json({ data: {} }) });
    for (let time = 0; time < 2; time++) expect((await authorizedFetch('/graphql')).status).toBe(200);
    expect(sent).toEqual([
      { address: '/api/auth/me', bearer: 'Bearer newer' },
      { address: '/graphql', bearer: 'Bearer newer' },
      { address: '/graphql', bearer: 'Bearer newer' },
    ]);
  });

  it('sends with a token of nobody, and gets the same rejection', async () => {
    respond({ '/api/auth/me': ofApi401, '/graphql': ofApi401 });
    expect((await authorizedFetch('/graphql')).status).toBe(401);
    expect([expired, token.read()]).toEqual([1, null]);
  });

  it('sends nothing while a proxy responds to the question whose token that is', async () => {
    const sent = respond({ '/api/auth/me': html(401), '/graphql': json({ data: {} }) });
    await expect(authorizedFetch('/graphql')).rejects.toThrow(CallError);
    expect(sent.map(({ address }) => address)).toEqual(['/api/auth/me']);
    expect([expired, token.read()]).toEqual([0, 'newer']);
  });

  it('sends nothing for a user whom it does not show', async () => {
    token.store('of ann');
    const sent = respond({ '/graphql': json({ data: {} }) });
    expect((await authorizedFetch('/graphql', {}, '2')).status).toBe(409);
    expect(sent).toEqual([]);
    expect((await authorizedFetch('/graphql', {}, '1')).status).toBe(200);
  });
});

it('the preview of a role is of who started it, or of everybody where none is stored', () => {
  stored.session.set('preview-role', 'Trainer');
  stored.session.set('preview-role-of', '1');
  expect([rolePreview.isOfOther('1'), rolePreview.isOfOther('2')]).toEqual([false, true]);
  stored.session.delete('preview-role-of');
  expect(rolePreview.isOfOther('2')).toBe(false);
  stored.session.clear();
  expect(rolePreview.isOfOther('2')).toBe(false);
});
