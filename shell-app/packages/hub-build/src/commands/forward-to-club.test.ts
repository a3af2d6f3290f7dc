import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forwardToClub } from './forward-to-club.ts';

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
};

let folder: string;
let certificate: string;
let clubServer: Server;
let ownServer: Server;
let club: string;
let own: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gym-tls-'));
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '2', '-keyout', key, '-out', file];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...output], {
    stdio: 'ignore',
  });
  certificate = readFileSync(file, 'utf8');
  clubServer = createTlsServer({ key: readFileSync(key), cert: certificate }, (request, response) => {
    const { url, method, headers } = request;
    if (url === '/moved') return response.writeHead(302, { location: `${club}/members?page=2` }).end();
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      response.writeHead(200, { 'content-security-policy': "default-src 'self'" });
      response.end(JSON.stringify({ url, method, host: headers.host, origin: headers.origin, body }));
    });
  });
  club = `https://localhost:${await listen(clubServer)}`;
  ownServer = createServer((request, response) => forwardToClub({ club, own }, request, response));
  own = `http://localhost:${await listen(ownServer)}`;
});
afterAll(() => {
  clubServer?.close();
  ownServer?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('names what to set for a certificate that Node does not know', async () => {
  const response = await fetch(`${own}/members`);
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/cannot be reached: self-signed certificate.*NODE_EXTRA_CA_CERTS /);
});

test('a club with TLS receives requests as from its own pages, and redirects stay here', async () => {
  setDefaultCACertificates([...getCACertificates(), certificate]);
  const posted = await fetch(`${own}/graphql?a=1`, {
    method: 'POST',
    headers: { origin: own },
    body: '{ members }',
  });
  expect(posted.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await posted.json()).toEqual({
    url: '/graphql?a=1',
    method: 'POST',
    host: new URL(club).host,
    origin: club,
    body: '{ members }',
  });
  const moved = await fetch(`${own}/moved`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`${own}/members?page=2`);
  const foreign = await fetch(`${own}//other.example/members`);
  expect(await foreign.json()).toMatchObject({ url: '//other.example/members', host: new URL(club).host });
  const other = await fetch(`${own}/graphql`, { headers: { origin: 'https://other.example' } });
  expect(await other.json()).toMatchObject({ origin: 'https://other.example' });
});
