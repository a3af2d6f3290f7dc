import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  brotliCompressSync,
  brotliDecompressSync,
  createBrotliDecompress,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { clubTimeZone } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAway } from '../testing/api-away.ts';
import { createApp } from './app.ts';

let folder: string;
let app: FastifyInstance;
const loggedErrors: string[] = [];
const loggedInfos: string[] = [];
/** What /rows streams. */
let rows: Readable;
const big = 'x'.repeat(5000);
const manifest = { contract: 2, id: 'members', title: 'Member Hub', order: 10, screens: {} };

async function written(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await written({
    'secret.txt': 'secret',
    'shell/index.html': '<title>App</title>',
    'shell/favicon.svg': '<svg/>',
    'shell/main.0123abcd.js': `//${big}`,
    'shell/main.0123abcd.js.br': brotliCompressSync(`//${big}`),
    'shell/main.0123abcd.js.gz': gzipSync(`//${big}`),
    'shell/old.0123abcd.js': `//${big}`,
    'mf-members/dist/hub.json': JSON.stringify({
      remote: 'mf-members',
      version: '0.1.0-abc',
      name: 'mf_members_1',
      entry: 'remote-entry.js',
      files: { 'remote-entry.js': 'sha384-abc' },
      hubs: [{ module: './members', manifest }],
    }),
    'mf-members/dist/remote-entry.js': '{}',
    'mf-broken/dist/hub.json': '{',
  });
  app = await createApp({
    api: apiAway,
    shellFolder: join(folder, 'shell'),
    hubs: {
      builds: new Map(
        ['mf-members', 'mf-missing', 'mf-broken'].map(name => [name, join(folder, name, 'dist')]),
      ),
    },
    log: {
      error: (_details, message) => loggedErrors.push(message),
      info: (_details, message) => loggedInfos.push(message),
    },
  });
  app.get('/fails', async () => {
    throw new Error('select * from secrets');
  });
  app.get('/sized/:length', async request => ({
    text: 'x'.repeat(Number((request.params as { length: string }).length)),
  }));
  app.get('/rows', async (_request, reply) => reply.type('text/csv; charset=utf-8').send(rows));
  app.get('/events', async (_request, reply) =>
    reply.type('text/event-stream').send(Readable.from(['data: 1\n\n'])),
  );
  app.post('/hung-up', async request => {
    setImmediate(() => request.raw.socket.destroy());
    return { big: big.repeat(100) };
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('health', () => {
  test('/health is alive, /ready is not while the database is away', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    const ready = await get('/ready');
    expect([ready.statusCode, ready.json().message]).toEqual([503, 'The database cannot be reached']);
  });

  test('/metrics has the response time of each route', async () => {
    await get('/api/members?page=1', { authorization: 'Bearer x' });
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/members",status="503"\} 1/,
    );
    expect(body).toContain('process_cpu_user_seconds_total');
  });
});

describe('a forwarding header', () => {
  test('that comes although no proxy is trusted is logged once', async () => {
    await get('/health', { 'x-forwarded-for': '203.0.113.9' });
    await get('/health', { forwarded: 'for=203.0.113.9' });
    expect(loggedInfos.filter(message => message.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});

describe('failures', () => {
  test('a database that is away is 503 in REST', async () => {
    const { statusCode, body } = await get('/api/members', { authorization: 'Bearer x' });
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({
      error: 'The database cannot be reached. Try again shortly.',
      fields: {},
    });
  });

  test('what nobody foresaw says nothing of the inside, and is in the log', async () => {
    const { statusCode, body, headers } = await get('/fails');
    const message = 'Something went wrong';
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { error: message, message, errors: [message], fields: {} },
    ]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(loggedErrors).toContain(message);
  });

  test('a client that disconnects before the response causes no log entry', async () => {
    loggedErrors.length = 0;
    const handled = new Promise<void>(resolve =>
      app.server.once('request', (_, answer) => answer.once('close', resolve)),
    );
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json' };
    await expect(fetch(`${url}/hung-up`, { method: 'POST', headers, body: '{}' })).rejects.toThrow(
      'fetch failed',
    );
    await handled;
    await get('/health');
    expect(loggedErrors).toEqual([]);
  });

  test.each(['/api/nothing', '/api', '/graphql/nothing', '/hubs/nothing', '/assets/nothing.js'])(
    '%s is not found',
    async url => {
      const { statusCode, body } = await get(url);
      expect([statusCode, JSON.parse(body).error]).toEqual([404, expect.stringContaining('There is no')]);
    },
  );
});

describe('pages', () => {
  test.each(['/', '/members', '/some/where?x=1', '/explorers'])(
    '%s is the app and is revalidated each time',
    async url => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, '<title>App</title>']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['etag']).toBeDefined();
    },
  );

  test('browsers cache a file with a hash in its name, and revalidate others', async () => {
    expect((await get('/main.0123abcd.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    const { etag } = (await get('/favicon.svg')).headers;
    expect((await get('/favicon.svg', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test.each(['br', 'gzip'])('is sent in %s, as it was built, to clients that accept it', async encoding => {
    const { headers, rawPayload } = await get('/main.0123abcd.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(/javascript/);
    const decoded = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    expect(decoded.toString()).toBe(`//${big}`);
  });

  test('a file that was not compressed when it was built is served as it is', async () => {
    const { headers, body } = await get('/old.0123abcd.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(`//${big}`);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/hubs/mf-members/0.1.0-abc/..%2f..%2f..%2fsecret.txt',
  ])('nothing outside is served by %s', async url => {
    const { statusCode, body } = await get(url);
    expect(body).not.toBe('secret');
    expect([403, 404]).toContain(statusCode);
  });

  test('a page whose path cannot be decoded leads to the dashboard; a program gets the error', async () => {
    const page = await get('/%', { accept: 'text/html,application/xhtml+xml' });
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/']);
    const program = await get('/%');
    expect([program.statusCode, program.headers['location']]).toEqual([400, undefined]);
  });

  test('/api/docs is made of our own files alone', async () => {
    const { body } = await get('/api/docs');
    const addresses = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.filter(address => !address.startsWith('/') && !address.startsWith('data:'))).toEqual([]);
    for (const address of addresses.filter(address => address.startsWith('/api/docs/')))
      expect((await get(address)).statusCode).toBe(200);
  });
});

describe('hubs', () => {
  test('/hubs.json lists each hub, and a remote that cannot be served with the reason', async () => {
    const { headers, body } = await get('/hubs.json');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(JSON.parse(body)).toEqual({
      // The second number is the version of the club's settings, which the files of a worker share.
      revision: expect.stringMatching(/^0\.\d+$/),
      hubs: [
        {
          remote: 'mf-members',
          version: '0.1.0-abc',
          source: 'built',
          name: 'mf_members_1',
          module: './members',
          entry: '/hubs/mf-members/0.1.0-abc/remote-entry.js',
          integrity: 'sha384-abc',
          manifest,
          texts: {},
          recalled: [],
          configuration: {},
        },
        { remote: 'mf-missing', error: 'Not built' },
        { remote: 'mf-broken', error: 'The build cannot be read' },
      ],
      timeZone: clubTimeZone(),
      club: {
        name: 'Gym Management System',
        logo: null,
        currency: 'USD',
        locale: 'en-US',
        firstWeekday: 0,
      },
    });
  });

  test('serves a build at its own address for good, and no other version', async () => {
    const { statusCode, headers } = await get('/hubs/mf-members/0.1.0-abc/remote-entry.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const url of [
      '/hubs/mf-members/0.0.9/remote-entry.js',
      '/hubs/mf-members/0.1.0-abc/nothing.js',
      '/hubs/mf-other/1/x.js',
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});

test('nothing runs that we do not serve ourselves', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  // The hash is that of the script which applies the theme.
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test.each(['/graphql', '/graphql?a=1', '/api/members', '/api/nothing'])(
  'a browser that opens %s runs and shows nothing of it',
  async path => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('the page of the documentation runs', async () => {
  const { headers } = await get('/api/docs/');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

describe('compression', () => {
  const BROWSER = 'gzip, deflate, br, zstd';

  test.each([
    [BROWSER, 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=0.5, identity', 'gzip', gunzipSync],
  ] as const)('data is sent to %s as %s', async (accepted, encoding, decode) => {
    for (const length of [1_500, 5_000, 500_000]) {
      const { headers, rawPayload } = await get(`/sized/${length}`, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(length / 10);
      expect(JSON.parse(decode(rawPayload).toString())).toEqual({ text: 'x'.repeat(length) });
    }
  });

  test.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])('but not to "%s"', async accepted => {
    const { headers, body } = await get('/sized/5000', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(body)).toEqual({ text: 'x'.repeat(5_000) });
  });

  test('what fits into a packet stays as it is', async () => {
    const { headers } = await get('/sized/1000', { 'accept-encoding': BROWSER });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('events are not compressed', async () => {
    const { headers, body } = await get('/events', { 'accept-encoding': BROWSER });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('data: 1\n\n');
  });

  test('each part of a stream arrives before the next one is there', async () => {
    const gate = Promise.withResolvers<void>();
    rows = Readable.from(
      (async function* () {
        yield 'first\r\n';
        await gate.promise;
        yield 'second\r\n';
      })(),
      { objectMode: false },
    );
    const { headers, stream } = (await app.inject({
      url: '/rows',
      headers: { 'accept-encoding': BROWSER },
      payloadAsStream: true,
    })) as unknown as { headers: object; stream(): Readable };
    expect(headers).toMatchObject({ 'content-encoding': 'br' });
    const decoded = stream().pipe(createBrotliDecompress());
    const [first] = (await once(decoded, 'data')) as [Buffer];
    expect(first.toString()).toBe('first\r\n');
    gate.resolve();
    expect(await text(decoded)).toBe('second\r\n');
  });
});
