/**
 * `npx -y pnpm@12 hub:serve mf-members`: the command `hub dev` in the folder of a hub of this checkout. CLUB_URL names the
 * club whose app loads it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hubsHere } from './build.ts';
import { checkout } from './data-dir.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith, CliError } from './cli-error.ts';

const command = join(checkout, 'shell-app/packages/hub-build/src/hub.ts');

async function serveHub([remote = '']: readonly string[]): Promise<void> {
  const { port } = readOptions([], { PORT: '4301', ...process.env });
  if (!hubsHere().includes(remote))
    throw new CliError(`There is no hub ${remote} here. The hubs are ${hubsHere().join(', ')}.`);
  await checkPort('localhost', port);
  const child = spawn(process.execPath, [command, 'dev', '--port', String(port)], {
    cwd: join(checkout, remote),
    env: { CLUB_URL: 'http://127.0.0.1:4000', ...process.env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

await serveHub(process.argv.slice(2)).catch(exitWith);
