import { request } from 'node:http';
import { expect, test } from 'vitest';
import { useReleases } from '../testing/release-servers.ts';

const { servers, as } = useReleases();

/** Texts that a browser does not send, as they are in an address. */
const TEXTS = [
  '%00',
  'mf-a%00',
  '.%00.',
  '%',
  '%zz',
  '%c3',
  '%ed%a0%80',
  '%ff%fe',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cetc',
  '%5c%00',
  'x'.repeat(5_000),
  '%e2%80%ae',
  '__proto__',
  'constructor',
];

const PATHS = [
  '/TEXT',
  '/TEXT.js',
  '/explorer/TEXT',
  '/hubs/TEXT',
  '/hubs/TEXT/etc/passwd',
  '/hubs/mf-members/TEXT/remote-entry.js',
  '/hubs/mf-members/1.0.0/TEXT',
  '/hubs.json?preview=TEXT',
  '/hubs/releases?remote=TEXT',
  '/hubs/releases?check=TEXT',
  '/club-logo/TEXT',
  '/documents/TEXT',
  '/documents/invoices/TEXT',
  '/documents/invoices/1?language=TEXT',
  '/hub-kit-TEXT.tgz',
  '/packages/TEXT',
  '/api/TEXT',
  '/api/members/TEXT',
  '/api/members?search=TEXT',
  '/api/members?TEXT=1',
  '/api/members?sort=TEXT&page=TEXT',
  '/api/docs/TEXT',
  '/graphql?query=TEXT',
  '/graphql?query={members{id}}&variables=TEXT',
  '/schema.graphql?TEXT',
  '/health?TEXT',
  '/ready/TEXT',
  '/metrics?TEXT',
];

const CHANGES: [method: string, path: string][] = [
  ['POST', '/hubs/releases/TEXT/1.0.0/activate'],
  ['POST', '/hubs/releases/mf-members/TEXT/activate'],
  ['POST', '/hubs/releases/TEXT/rollback'],
  ['POST', '/hubs/releases/TEXT/1.0.0/preview'],
  ['POST', '/hubs/releases/mf-members/TEXT/preview'],
  ['PUT', '/hubs/releases/TEXT/configuration'],
  ['DELETE', '/hubs/releases/TEXT'],
  ['DELETE', '/hubs/releases/TEXT/1.0.0'],
  ['DELETE', '/hubs/releases/mf-members/TEXT'],
  ['DELETE', '/api/members/TEXT'],
  ['PUT', '/api/members/TEXT'],
];

/** The status of a response to an address as it is, which `fetch` would change. */
const statusOf = (base: string, method: string, path: string, authorization: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, method, path, headers: { authorization } }, response => {
      response.resume().on('end', () => resolve(response.statusCode!));
    });
    sent.on('error', reject).end();
  });

/** The addresses to which a server responded that it failed. */
async function failuresOf(base: string, method: string, path: string): Promise<string[]> {
  const authorization = `Bearer ${await as('admin')}`;
  const failed: string[] = [];
  for (const text of TEXTS) {
    const address = path.replaceAll('TEXT', text);
    const status = await statusOf(base, method, address, authorization);
    if (status >= 500) failed.push(`${status} ${address}`);
  }
  return failed;
}

test.each(PATHS)('GET %s never fails', async path => {
  expect(await failuresOf(servers.app.url, 'GET', path)).toEqual([]);
});

test.each(CHANGES)('%s %s never fails', async (method, path) => {
  expect(await failuresOf(servers.app.url, method, path)).toEqual([]);
});

test('a body that names a hub, a version or a reason with a NUL is rejected', async () => {
  const headers = { authorization: `Bearer ${await as('admin')}`, 'content-type': 'application/json' };
  const text = '\0';
  const bodies: [path: string, body: object][] = [
    ['/hubs/failures', { remote: `mf-a${text}`, version: '1', entry: 'x', reason: 'x' }],
    ['/hubs/failures', { remote: 'mf-members', version: `1${text}`, entry: 'x', reason: 'x' }],
    ['/hubs/releases/mf-members/rollback', { version: `1${text}` }],
    ['/hubs/releases/mf-members/1.0.0/activate', { audience: { roles: [text] } }],
  ];
  for (const [path, body] of bodies) {
    const response = await fetch(servers.app.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ]);
  }
});
