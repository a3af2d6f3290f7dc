import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { checkout } from './data-dir.ts';

/** What our own tools run with, whatever the shell that called us is set to. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  // What is asked of `start` is not asked of builds and tests.
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  // The workspace's own Node and tools, also when this is not run by pnpm.
  PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

export interface ToolOptions {
  cwd?: string;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Runs a program of the workspace to its end. Answers what it said, when it failed. */
export async function failureOf(
  [program = '', ...args]: readonly string[],
  { cwd = checkout, signal }: ToolOptions = {},
): Promise<string | undefined> {
  const child = spawn(program, args, {
    cwd,
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  return code === 0 ? undefined : `${output.trim()}\n(${program} ended with ${code})`;
}
