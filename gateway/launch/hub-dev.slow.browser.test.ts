import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '@gym/hub-kit/testing';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { type TestApp, startTestApp, tokenOf } from '../testing/test-app.ts';
import { Command } from '../testing/command.ts';
import { freePort } from './embedded-database.ts';

// It builds a hub, twice.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: CheckoutCopy;
let port: number;
let command: Command;
/** What runs elsewhere. */
let app: TestApp;
beforeAll(async () => {
  copy = copyCheckout();
  port = await freePort();
  command = serveHub('mf-fitness');
  app = await startTestApp({ overrideOrigins: [`http://localhost:${port}`] });
});
afterAll(async () => {
  await command?.end();
  await app?.stop();
  copy?.remove();
});

const serveHub = (...args: string[]) =>
  new Command('hub.ts', { args: ['dev', ...args], folder: copy.folder, env: { PORT: String(port) } });

/** What a browser in the app of another club asks for. */
const fetchFile = (file: string) => fetch(`http://localhost:${port}/${file}`);

test('a build for development runs in a shell that is built for everyone', async () => {
  await command.says(/mf-fitness is served at/);
  const path = `/trainers?hub.fitness=http://localhost:${port}/`;
  const page = await openPage(app.url + path, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByText(`mf-fitness comes from http://localhost:${port}/`).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Trainers Management' }).waitFor();
});

test('a build is served to every origin, and the newest one', async () => {
  expect(command.output).toContain(`?hub.fitness=http://localhost:${port}/`);
  const built = await fetchFile('hub.json');
  expect(built.headers.get('access-control-allow-origin')).toBe('*');
  expect(built.headers.get('timing-allow-origin')).toBe('*');
  expect(built.headers.get('cache-control')).toBe('no-store');
  const { version } = (await built.json()) as { version: string };

  const since = command.output.length;
  appendFileSync(join(copy.folder, 'mf-fitness/src/fitness-training.hub.tsx'), 'console.debug(1);\n');
  await command.says(/built +mf-fitness/, since);
  const changed = (await (await fetchFile('hub.json')).json()) as { version: string; entry: string };
  expect(changed.version).not.toBe(version);
  expect((await fetchFile(changed.entry)).headers.get('access-control-allow-origin')).toBe('*');
});

test('what is no hub is rejected in one line, and so is a port that is taken', async () => {
  const unknown = serveHub('mf-nothing');
  expect(await unknown.exitCode()).toBe(1);
  expect(unknown.output.trim()).toMatch(/^There is no hub mf-nothing here\. The hubs are mf-/);
  const second = serveHub('mf-fitness');
  expect(await second.exitCode()).toBe(1);
  expect(second.output).toContain(`Port ${port} is taken`);
});

test('it ends on SIGINT', async () => {
  expect(await command.end('SIGINT')).toBe(0);
  await expect(fetchFile('hub.json')).rejects.toThrow('fetch failed');
});

/** The app behind a proxy with TLS, whose certificate nobody has signed. @returns its URL and the file of the certificate */
async function serveWithTls(): Promise<{ url: string; certificate: string }> {
  const [key, certificate] = [join(copy.folder, 'key.pem'), join(copy.folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...output], {
    stdio: 'ignore',
  });
  const options = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(options);
  server.on('request', (incoming, response) => {
    const { url, method, headers } = incoming;
    const forwarded = request(new URL(url ?? '/', app.url), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const tlsPort = await freePort();
  await new Promise<void>(resolve => server.listen(tlsPort, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `https://localhost:${tlsPort}`, certificate };
}

test('with --proxy a build for development runs in the shell of a club with TLS', async () => {
  const { url, certificate } = await serveWithTls();
  const dev = new Command('../../shell-app/packages/hub-build/src/start.ts', {
    args: ['dev', '--proxy', '--port', String(port), '--club', url],
    folder: copy.folder,
    within: 'mf-fitness',
    env: { NODE_EXTRA_CA_CERTS: certificate },
  });
  onTestFinished(async () => void (await dev.end()));
  const own = `http://localhost:${port}`;
  await dev.says(new RegExp(`Open it +${own}/\\S+\\?hub\\.fitness=${own}/dev/hub/`));
  const page = await openPage(`${own}/trainers?hub.fitness=${own}/dev/hub/`, {
    token: await tokenOf(app, 'admin'),
    // The change of the test before.
    expected: [/^debug: 1$/],
  });
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByText(`mf-fitness comes from ${own}/dev/hub/`).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Trainers Management' }).waitFor();
  await expect.poll(() => page.url().startsWith(`${own}/trainers`)).toBe(true);
});
