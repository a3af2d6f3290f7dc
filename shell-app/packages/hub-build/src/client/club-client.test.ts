import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ClubClient } from './club-client.ts';

let server: Server;
let url: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-'));
  writeFileSync(join(folder, 'hub.json'), JSON.stringify({ files: { 'large.js': 'sha384-x' } }));
  writeFileSync(join(folder, 'large.js'), Buffer.alloc(8_000_000, 'x'));
  // Responds before it has read the request, as a gateway does to who is not signed in.
  server = createServer((_request, response) => {
    response.writeHead(401, { connection: 'close' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a rejected upload is one error that says what to do, and no other', async () => {
  const others: unknown[] = [];
  const note = (error: unknown) => others.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const client = new ClubClient({ url, token: 'expired' });
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(client.store(folder)).rejects.toThrow(/The token has expired|cannot be reached/);
  expect(others).toEqual([]);
});

test('without a token that the club takes, what needs one is an error before anything is built', async () => {
  await expect(new ClubClient({ url, token: undefined }).requireToken()).rejects.toThrow(
    `There is no token. Create one on ${url}/profile and set it as CLUB_TOKEN.`,
  );
  await expect(new ClubClient({ url, token: 'expired' }).requireToken()).rejects.toThrow(
    'The token has expired, was revoked, or is not of this club.',
  );
});
