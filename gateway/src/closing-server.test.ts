import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, tokenOf } from '../testing/test-app.ts';

/** After this time, in milliseconds, an unknown document is looked for again among those of the hubs. */
const DOCUMENTS_AGE = 1_000;
/** Statements that run one after another in the time in which a server that does not wait closes its database. */
const STATEMENTS = 200;

test('a request whose client has left is complete before the server closes its database', async () => {
  const app = await startTestApp();
  const authorization = `Bearer ${await tokenOf(app, 'accounts')}`;
  const send = (signal?: AbortSignal) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ unknown: members { totalCount } }' }),
      signal,
    });
  expect((await send()).status).toBe(200);
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + DOCUMENTS_AGE);
  onTestFinished(() => void vi.restoreAllMocks());

  const [blocker, watcher] = [new pg.Client(app.databaseUrl), new pg.Client(app.databaseUrl)];
  await Promise.all([blocker.connect(), watcher.connect()]);
  const waiting = async () => (await watcher.query('select 1 from pg_locks where not granted')).rowCount;
  await blocker.query('begin; lock table hub_activation in access exclusive mode');
  await watcher.query('notify hubs_changed');
  await expect.poll(waiting).toBe(1);
  const client = new AbortController();
  const response = send(client.signal);
  await expect.poll(waiting).toBe(2);
  client.abort();
  await expect(response).rejects.toThrow('aborted');

  const stopped = app.stop().catch((error: Error) => error.cause);
  const isListening = () =>
    fetch(app.url).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening).toBe(false);
  for (let count = 0; count < STATEMENTS; count++) await waiting();
  await Promise.all([blocker.end(), watcher.end()]);
  // The cause would be the errors that the server logged.
  expect(await stopped).toBeUndefined();
});
