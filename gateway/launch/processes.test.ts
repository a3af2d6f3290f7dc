import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, endsWithin, startTimeOf } from './processes.ts';

test('a process is identified by its number and start time, and is gone once it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const { pid = 0 } = child;
  await once(child, 'spawn');
  expect(startTimeOf(pid)).toBe(startTimeOf(pid));
  expect(commandOf(pid)).toContain('setTimeout');
  expect(await endsWithin(pid, 0.1)).toBe(false);
  child.kill('SIGKILL');
  expect(await endsWithin(pid, 10)).toBe(true);
  expect(startTimeOf(pid)).toBeUndefined();
});

test('what npx started through a shell notices that npx is gone', async () => {
  const watching = `
    const { whenAbandoned } = await import(${JSON.stringify(join(import.meta.dirname, 'processes.ts'))});
    whenAbandoned(() => { console.log('abandoned'); process.exit(); });
    setTimeout(() => {}, 60_000);
    console.log('watching');`;
  const starting = `
    const watching = [process.execPath, '--input-type=module', '-e', process.env.WATCHING];
    require('node:child_process').spawn('sh', ['-c', '"$0" "$@"; exit', ...watching], { stdio: 'inherit' });`;
  const npx = spawn(process.execPath, ['-e', starting], {
    argv0: 'npx',
    env: { ...process.env, WATCHING: watching },
  });
  const said = (async () => {
    let text = '';
    for await (const chunk of npx.stdout) {
      text += String(chunk);
      if (text === 'watching\n') npx.kill('SIGTERM');
    }
    return text;
  })();
  expect(await said).toBe('watching\nabandoned\n');
});
