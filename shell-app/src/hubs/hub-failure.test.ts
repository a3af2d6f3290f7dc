import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureReason, isFailureOfShell, reportFailure } from './hub-failure.ts';
import { listedHub } from './hub.fixture.ts';
import { failures } from './hub-telemetry.ts';

// The kit keeps the `fetch` that it finds when it loads.
vi.hoisted(() => {
  const forward: typeof fetch = (...request) => globalThis.fetch(...request);
  vi.stubGlobal('fetch', Object.assign(forward, { bind: () => forward }));
});

const content = 'globalThis.hub = {};';
const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(content));
const integrity = `sha384-${Buffer.from(hash).toString('base64')}`;
const hub = listedHub('1', { integrity });
const chunk = hub.entry.replace('remote-entry', 'notes');
const broken = new Error('Broken at once\n  at a line');
const notLoaded = (request: string) => Object.assign(new Error('Loading chunk failed'), { request });

beforeEach(() => vi.stubGlobal('location', new URL('http://club.test/notes')));
afterEach(() => vi.unstubAllGlobals());

/** Serves a text with a status for every request; undefined where no server responds. */
function serve(text: string | undefined, status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text, { status });
  });
  return requested;
}

const rejected = 'the browser rejected its code because it differs from the release';
const chunkRejected = 'a file did not load, or the browser rejected it because it differs from the release';

it.each<[string, unknown, [string | undefined, number?], string]>([
  ['does not have the entry', broken, ['', 404], 'its server returned 404'],
  ['does not have a file', notLoaded(chunk), ['', 503], 'its server returned 503'],
  ['sends half of the entry', broken, [content.slice(0, 10)], rejected],
  ['was tampered with', broken, [`globalThis.tampered = true; ${content}`], rejected],
  ['was tampered with behind the entry', notLoaded(chunk), ['x'], chunkRejected],
  ['does not respond', broken, [undefined], 'its server could not be reached'],
  ['is as released', broken, [content], 'Broken at once'],
  ['is as released, with a text thrown', 'No error', [content], 'No error'],
  ['is as released, with a long error', new Error('x'.repeat(600)), [content], 'x'.repeat(500)],
  ['is as released, with an empty error', new Error(''), [content], 'it failed'],
])('a hub whose server %s says so', async (_case, thrown, [text, status], reason) => {
  const requested = serve(text, status);
  expect(await failureReason(hub, thrown)).toBe(reason);
  expect(requested).toEqual([thrown instanceof Error && 'request' in thrown ? chunk : hub.entry]);
});

it.each([
  ['an error of its code', broken, false],
  ['one of its files', notLoaded(chunk), false],
  ['a file of the shell', notLoaded('/1234.js'), true],
  ['a file of another hub', notLoaded('http://store.test/mf-other/1/x.js'), true],
])('%s is of the shell: %j', (_case, thrown, ofShell) => {
  expect(isFailureOfShell(hub, thrown)).toBe(ofShell);
});

it.each([
  ['an active version', hub, 1],
  ['an override', { ...hub, override: { remote: hub.remote, address: hub.entry } }, 0],
  ['a preview', { ...hub, source: 'preview' as const }, 0],
])('the failure of %s is recorded, and reported %j times', async (_case, failed, times) => {
  const requested = serve('');
  failures.length = 0;
  await reportFailure(failed, 'Worse');
  expect(failures.map(({ reason }) => reason)).toEqual(['Worse']);
  expect(requested).toEqual(Array.from({ length: times }, () => '/hubs/failures'));
});
