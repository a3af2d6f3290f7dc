import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, RESPONSE_TIMEOUT_MS } from './connect.ts';

test('a database that accepts the connection and never responds is given up after ten seconds', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer(socket => void sockets.add(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let state = 'waits';
  const outcome = connect(`postgres://gym:gym@127.0.0.1:${port}/gym`).then(
    () => 'connected',
    (error: Error) => (state = error.message),
  );
  await once(silent, 'connection');
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS - 1);
  expect(state).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe(
    'The database cannot be reached: no response within 10 seconds. Check that the server runs and that DATABASE_URL is right.',
  );
  expect(sockets.size).toBe(1);
});
