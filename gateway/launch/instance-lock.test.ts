import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockDataDir, runningInstance } from './instance-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gym-lock-'));
  const folder = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the lock on command, reports the result, and holds the lock. */
function claim() {
  const program = `
    const { lockDataDir } = await import(${JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'))});
    process.stdout.write('ready\\n');
    await new Promise(resolve => process.stdin.once('data', resolve));
    process.stdout.write(await lockDataDir(process.env.FOLDER, 'http://127.0.0.1:4700').then(
      () => 'won\\n', error => error.message + '\\n'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  return {
    child,
    next: async () => String((await lines.next()).value).trim(),
    go: () => child.stdin.write('go\n'),
  };
}

const stale = JSON.stringify({ pid: process.pid, began: 'long ago', holder: 'http://127.0.0.1:4701' });

test('of eight starts over a stale lock exactly one wins, and the others name it', async () => {
  for (let round = 0; round < 3; round++) {
    // The number of a process that is there, but is not the one that wrote it.
    writeFileSync(join(dataDir, 'server.pid'), stale);
    const claims = Array.from({ length: 8 }, claim);
    expect(await Promise.all(claims.map(({ next }) => next()))).toEqual(Array(8).fill('ready'));
    for (const { go } of claims) go();
    const results = await Promise.all(claims.map(({ next }) => next()));
    expect(results.filter(result => result === 'won')).toHaveLength(1);
    const { pid } = claims[results.indexOf('won')]!.child;
    for (const result of results.filter(result => result !== 'won'))
      expect(result).toContain(
        `Already running on ${dataDir}: http://127.0.0.1:4700 (process ${pid}). Stop it`,
      );
    for (const { child } of claims) child.kill('SIGKILL');
    await Promise.all(claims.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  }
});

test('the lock ends with its process, and a pid file that is half written is no process', async () => {
  const first = claim();
  await first.next();
  first.go();
  expect(await first.next()).toBe('won');
  expect(runningInstance(dataDir)?.pid).toBe(first.child.pid);
  await expect(lockDataDir(dataDir, 'a backup')).rejects.toThrow('Already running');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  writeFileSync(join(dataDir, 'server.pid'), '{"pid":');
  const release = await lockDataDir(dataDir, 'a backup');
  expect(runningInstance(dataDir)).toMatchObject({ pid: process.pid, holder: 'a backup' });
  await expect(lockDataDir(dataDir, 'a restore')).rejects.toThrow(/a backup \(process \d+\)/);
  release();
  expect(runningInstance(dataDir)).toBeUndefined();
  (await lockDataDir(dataDir, 'a restore'))();
});

test('a process whose lock file was deleted still holds the folder', async () => {
  const release = await lockDataDir(dataDir, 'a backup');
  rmSync(join(dataDir, 'server.lock'));
  await expect(lockDataDir(dataDir, 'a restore')).rejects.toThrow('Already running');
  expect(JSON.parse(readFileSync(join(dataDir, 'server.pid'), 'utf8'))).toMatchObject({ holder: 'a backup' });
  release();
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that cannot be written to is named with the next step',
  async () => {
    chmodSync(dataDir, 0o500);
    await expect(lockDataDir(dataDir, 'a backup')).rejects.toThrow(/can't be locked .* set DATA_DIR/);
    chmodSync(dataDir, 0o700);
  },
);
