import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './data-dir.ts';

/** The environment of builds and tests, independent of the caller's settings. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  // The settings of `start` must not change builds and tests.
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  // Node and tools of the workspace, also if pnpm did not start this process.
  PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // Each build and each test starts programs, which load the same modules.
  NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/node'),
};

/** Options of Node that load the API from its sources instead of its build. */
export const fromSource: readonly string[] = [
  '--conditions=source',
  '--import',
  pathToFileURL(join(checkout, 'graphql-api/source-loader.ts')).href,
];

export interface ToolOptions {
  cwd?: string;
  /** Ends the program, and all that it started, early. */
  signal?: AbortSignal;
}

/** Runs a program of the workspace to its end. @returns its output if it failed */
export async function failureOf(
  [program = '', ...args]: readonly string[],
  { cwd = checkout, signal }: ToolOptions = {},
): Promise<string | undefined> {
  const child = spawn(program, args, {
    cwd,
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: `node --run` passes no signal on to what it runs.
    detached: signal !== undefined,
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  child.once('error', ({ message }) => (output += message));
  const code = await new Promise(resolve => child.once('close', resolve));
  signal?.removeEventListener('abort', end);
  return code === 0 ? undefined : `${output.trim()}\n(${program} ended with ${code})`;
}
