import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { HubError } from '../client/hub-error.ts';
import { hubConfig } from '../hub-config.ts';
import { runTool } from './tool.ts';

export type Mode = 'production' | 'development';

/** Where a build is written. Tools ignore the folder of a development build. */
export const outputOf = (folder: string, mode: Mode): string =>
  join(folder, mode === 'production' ? 'dist' : 'node_modules/.dev');

/**
 * Builds the hub in a folder, with its `rspack.config.ts` where it has one.
 * @throws HubError with the messages of the build
 */
export async function buildHub(folder: string, mode: Mode): Promise<void> {
  const config = await (await configOf(folder))(undefined, { mode });
  const compiler = rspack({ ...config, output: { ...config.output, path: outputOf(folder, mode) } });
  const failure = await new Promise<string | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      const errors = result?.hasErrors() ? result.toString('errors-warnings') : undefined;
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    });
  });
  if (failure !== undefined) throw new HubError(failure);
}

async function configOf(folder: string): Promise<ReturnType<typeof hubConfig>> {
  const file = join(folder, 'rspack.config.ts');
  if (!existsSync(file)) return hubConfig(folder);
  const { default: config } = (await import(pathToFileURL(file).href)) as {
    default: ReturnType<typeof hubConfig> | Configuration;
  };
  return typeof config === 'function' ? config : async () => config;
}

/** @throws HubError after the messages of the compiler */
export const checkTypes = (folder: string): Promise<void> =>
  runTool(folder, ['tsc', '-p', '.', '--noEmit'], { failed: 'The types are wrong; the messages are above.' });
