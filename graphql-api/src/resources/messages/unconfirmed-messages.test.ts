import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { failureWith, listen, useMail } from '../../../testing/mail.ts';
import { deliver } from './deliver-messages.ts';
import { CONNECTIONS, explainFailure, TIMEOUTS } from './mail-server.ts';

const app = useApp();
const { mailbox, messages, forRequest, run, runBriefly, due, queue } = useMail(app);

const NOT_CERTAIN =
  'The mail server did not confirm the message. It is not certain whether it was delivered. Ask the recipient before you send it again.';
const MAY_ARRIVE_TWICE = 'The mail server did not confirm an attempt. The message may arrive twice.';
/** Starts a process of its own that sends what is queued, once. */
const startProcess = () =>
  spawn(
    process.execPath,
    [
      '--conditions=source',
      '--import',
      new URL('../../../source-loader.ts', import.meta.url).href,
      new URL('../../../testing/mail-process.ts', import.meta.url).pathname,
      app.databaseUrl,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );

/** A mail server that closes the connection before or after it has the whole message; counts the messages. */
async function listenAndClose(at: 'DATA' | 'end'): Promise<() => number> {
  let count = 0;
  await listen(socket => {
    let content: string | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', chunk => {
      const text = chunk.toString('latin1');
      if (content === undefined) {
        const isData = text.startsWith('DATA');
        if (isData) content = '';
        return socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      }
      content += text;
      if (at === 'end' && !content.endsWith('\r\n.\r\n')) return;
      count++;
      socket.destroy();
    });
  });
  return () => count;
}

test('a server that never confirms a message gets it twice, then a user decides', async () => {
  const message = await queue();
  mailbox.pause = () => new Promise(() => {});
  expect(await runBriefly()).toEqual({ sent: 0, failed: 0, postponed: 1 });
  expect(await message.now()).toMatchObject({ status: 'queued', attempts: 1, lastError: MAY_ARRIVE_TWICE });
  await due();
  expect(await runBriefly()).toEqual({ sent: 0, failed: 1, postponed: 0 });
  expect(await message.now()).toMatchObject({ status: 'failed', attempts: 2, lastError: NOT_CERTAIN });
  await app.sql(`update message set next_attempt_at = now() - interval '1 day'`);
  expect(await run()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(mailbox.received.map(({ messageId }) => messageId)).toEqual([
    mailbox.received[0]!.messageId,
    mailbox.received[0]!.messageId,
  ]);
  await messages().update(message.id, { status: 'queued' });
  expect(await runBriefly(), 'sent by hand, it has two attempts again').toMatchObject({ postponed: 1 });
  mailbox.pause = undefined;
  await due();
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 2, lastError: MAY_ARRIVE_TWICE });
});

test('a server that confirms a message late gets it once', async () => {
  expect(TIMEOUTS.response, 'RFC 5321, section 4.5.3.2.6').toBe(600_000);
  const message = await queue();
  mailbox.pause = () => sleep(2_500);
  const { signal } = new AbortController();
  const slow = { db: forRequest(signal), signal };
  expect(await deliver(slow, { ...TIMEOUTS, attempt: 2_000 })).toMatchObject({
    sent: 1,
  });
  expect(mailbox.received).toHaveLength(1);
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
});

test('a message without a confirmation stops no other message, also not one that is queued meanwhile', async () => {
  await queue({}, { subject: 'Slow' });
  for (let number = 0; number < 4; number++) await queue();
  const confirmation = Promise.withResolvers<void>();
  mailbox.pause = async ({ subject }) => {
    if (subject === 'Slow') await confirmation.promise;
  };
  const ended = run();
  await expect.poll(() => mailbox.received.length).toBe(5);
  await queue();
  const waiting = () => app.sql(`select subject from message where status <> 'sent'`);
  await expect.poll(waiting).toEqual([{ subject: 'Slow' }]);
  confirmation.resolve();
  expect(await ended).toEqual({ sent: 6, failed: 0, postponed: 0 });
});

test('a connection that becomes free while a message is taken sends the next one', async () => {
  for (let number = 0; number < CONNECTIONS + 2; number++) await queue();
  const second = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  onTestFinished(() => others.resolve());
  mailbox.pause = async () => {
    const position = mailbox.received.length;
    if (position > 1) await (position === 2 ? second : others).promise;
  };
  const countSent = async () => (await app.sql(`select from message where status = 'sent'`)).length;
  const { signal } = new AbortController();
  const db = forRequest(signal);
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async work => {
    const result = await transaction(work);
    if (Array.isArray(result) && result.length === 1 && 'subject' in result[0]) {
      second.resolve();
      await vi.waitUntil(async () => (await countSent()) === 2, { timeout: 30_000 });
    }
    return result;
  });
  const ended = deliver({ db, signal });
  await expect.poll(() => mailbox.received.length).toBe(CONNECTIONS + 2);
  others.resolve();
  expect(await ended).toEqual({ sent: CONNECTIONS + 2, failed: 0, postponed: 0 });
});

test('a connection that closes after the whole message leaves two attempts', async () => {
  const count = await listenAndClose('end');
  const message = await queue();
  expect(await run()).toMatchObject({ postponed: 1 });
  await due();
  expect(await run()).toMatchObject({ failed: 1 });
  expect(await message.now()).toMatchObject({ status: 'failed', lastError: NOT_CERTAIN });
  expect(count()).toBe(2);
});

test('a connection that closes before the whole message is sent counts as not delivered', async () => {
  await listenAndClose('DATA');
  const completions: unknown[] = [];
  const failure = await failureWith(
    TIMEOUTS,
    { attachments: [{ content: Buffer.alloc(20_000_000) }] },
    async () => void completions.push('complete'),
  );
  expect(explainFailure(failure)).toMatchObject({ outcome: 'retry', isServerDown: true });
  expect(completions).toEqual([]);
});

test('failures before the message is complete do not count as unconfirmed', async () => {
  const message = await queue();
  await app.sql('update message set attempts = 1, unconfirmed = 1');
  mailbox.rejection = { at: 'RCPT', code: 451, text: '4.7.1 Greylisted' };
  await run();
  expect(await message.now()).toMatchObject({
    status: 'queued',
    lastError: expect.stringContaining('Greylisted'),
  });
  mailbox.rejection = { at: 'DATA', code: 451, text: '4.3.0 Try again later' };
  await due();
  await run();
  expect(await message.now()).toMatchObject({ status: 'queued', attempts: 3 });
  mailbox.rejection = undefined;
  await due();
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', lastError: MAY_ARRIVE_TWICE });
});

test('an attempt whose message another process has taken sends no complete message', async () => {
  await queue();
  mailbox.onMailFrom = () => app.sql('update message set attempts = attempts + 1');
  expect(await run()).toMatchObject({ sent: 0 });
  expect(mailbox.received).toEqual([]);
});

const interrupt = (unconfirmed: number, minutes: number) =>
  app.sql(
    `update message set status = 'sending', attempts = 2, unconfirmed = $1, claimed_at = now() - make_interval(mins => $2)`,
    [unconfirmed, minutes],
  );

test.each([
  ['the message was complete', 0, null],
  ['the server confirmed it', 1, MAY_ARRIVE_TWICE],
])('a message whose process was killed before %s is sent again', async (_name, unconfirmed, lastError) => {
  const message = await queue();
  await interrupt(unconfirmed, 11);
  expect(await run(), 'the other process may still wait for the response').toMatchObject({ sent: 0 });
  await interrupt(unconfirmed, 13);
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 3, lastError });
});

test('a message whose process was killed in a second attempt without a confirmation is not sent again', async () => {
  const message = await queue();
  await interrupt(2, 13);
  expect(await run()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(await message.now()).toMatchObject({ status: 'failed', lastError: NOT_CERTAIN });
});

test('a process that is killed loses no message, and repeats the interrupted ones once at the most', async () => {
  const COUNT = 24;
  for (let number = 0; number < COUNT; number++) {
    await queue({}, { subject: `Message ${number}` });
    // The planner expects a single message in the whole test, and evaluates joined queries for each.
    if (number === 0) await app.sql('vacuum analyze message');
  }
  // Takes each further message, but confirms none.
  mailbox.silentAfter = 8;
  const killed = startProcess();
  await expect.poll(() => mailbox.received.length).toBe(mailbox.silentAfter + CONNECTIONS);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const statuses = await app.sql<{ status: string; count: number }>(
    'select status, count(*)::int from message group by status order by status',
  );
  expect(statuses).toEqual([
    { status: 'queued', count: 13 },
    { status: 'sending', count: CONNECTIONS },
    { status: 'sent', count: 8 },
  ]);
  await app.sql(
    `update message set claimed_at = claimed_at - interval '13 minutes' where status = 'sending'`,
  );
  mailbox.silentAfter = Infinity;
  const again = startProcess();
  const [code] = (await once(again, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await app.sql(`select from message where status <> 'sent' or attempts > 2`)).toEqual([]);
  const copies = Map.groupBy(mailbox.received, ({ messageId }) => messageId!);
  expect(copies.size).toBe(COUNT);
  const twice = [...copies.values()].filter(({ length }) => length > 1);
  expect(
    twice.map(({ length }) => length),
    'those that the server took without a confirmation',
  ).toEqual([2, 2, 2]);
  const [noted] = await app.sql<{ count: number }>(
    'select count(*)::int from message where last_error = $1',
    [MAY_ARRIVE_TWICE],
  );
  expect(noted!.count).toBe(CONNECTIONS);
}, 60_000);
