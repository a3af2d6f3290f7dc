/** The process of `KeptBuild`: builds the folder that it runs in after each message. */
import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { HubError } from '../client/hub-error.ts';
import type { BuildResponse } from './kept-build.ts';

const folder = process.cwd();

const stateOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
/** The files that the settings of the build come from, and when each had changed before it was read. */
const settings = new Map(
  ['package.json', 'package-lock.json', '../package.json', '../pnpm-lock.yaml']
    .map(name => join(folder, name))
    .map(file => [file, stateOf(file)]),
);
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      const file = fileURLToPath(url);
      settings.set(file, stateOf(file));
    }
    return nextLoad(url, context);
  },
});
const { buildHub } = await import('./build.ts');

async function build(): Promise<BuildResponse> {
  if ([...settings].some(([file, state]) => stateOf(file) !== state)) return { isOutdated: true };
  try {
    await buildHub(folder, 'development');
    return {};
  } catch (error) {
    // The stack of an error in the settings names its file.
    return { failure: error instanceof HubError ? error.message : inspect(error) };
  }
}

process.on('message', async () => process.send?.(await build()));
process.on('disconnect', () => process.exit());
