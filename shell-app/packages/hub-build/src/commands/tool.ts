import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { HubError } from '../client/hub-error.ts';

/** The programs of the packages that the folder depends on, also where a workspace installed them further up. */
function pathFor(folder: string): string {
  const folders = [folder];
  while (dirname(folders.at(-1)!) !== folders.at(-1)) folders.push(dirname(folders.at(-1)!));
  const bins = folders.map(each => join(each, 'node_modules/.bin'));
  return [...bins, dirname(process.execPath), process.env.PATH].join(delimiter);
}

export interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** What the error says when the program fails. */
  failed: string;
}

/**
 * Runs a program to its end, with its output in the terminal.
 * @throws HubError when it fails or is not installed
 */
export async function runTool(
  folder: string,
  [program = '', ...args]: readonly string[],
  { env = {}, failed }: ToolOptions,
): Promise<void> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, PATH: pathFor(folder) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise(resolve =>
    child.once('error', () => resolve('missing')).once('close', resolve),
  );
  if (code === 'missing') throw new HubError(`${program} is not installed in ${folder}. Run: npm install`);
  if (code !== 0) throw new HubError(failed);
}
