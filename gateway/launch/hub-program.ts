import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hubsHere } from './build.ts';
import { accessToClub } from './club.ts';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';

const program = join(checkout, 'shell-app/packages/hub-build/src/hub.ts');

/** Commands that need no token of a club. */
const WITHOUT_CLUB = new Set(['build', 'dev', 'texts', 'test']);

/**
 * Runs a command of `npx hub` in the folder of a hub of this checkout and ends this process with its exit code. A club
 * that runs here is the one it works on, unless CLUB_URL names another one.
 * @throws CliError
 */
export async function runHubProgram(command: string, [remote = '', ...given]: string[]): Promise<void> {
  if (!hubsHere().includes(remote))
    throw new CliError(`There is no hub ${remote} here. The hubs are ${hubsHere().join(', ')}.`);
  const args = command === 'dev' ? await withPort(given) : given;
  const child = spawn(process.execPath, [program, command, ...args], {
    cwd: join(checkout, remote),
    env: { CLUB_URL: 'http://127.0.0.1:4000', ...process.env, ...(await settingsFor(command, given)) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

/** The port of PORT, which must be free, unless an option names one. */
async function withPort(given: string[]): Promise<string[]> {
  if (given.includes('--port')) return given;
  const { port } = readOptions([], { PORT: '4301', ...process.env });
  await checkPort('localhost', port);
  return ['--port', String(port), ...given];
}

async function settingsFor(command: string, given: string[]): Promise<NodeJS.ProcessEnv> {
  if (WITHOUT_CLUB.has(command) || given.includes('--club') || given.includes('--help')) return {};
  const { url, token } = await accessToClub();
  return { CLUB_URL: url, CLUB_TOKEN: token };
}
