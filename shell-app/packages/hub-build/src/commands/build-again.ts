/** The process of `KeptBuild`: builds the folder that it runs in with each message. */
import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../client/message-of.ts';
import type { Answer } from './kept-build.ts';

const folder = process.cwd();

const stateOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
/** The files that the settings of the build come from, with what they were like before that. */
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

async function build(): Promise<Answer> {
  if ([...settings].some(([file, state]) => stateOf(file) !== state)) return { isOutdated: true };
  try {
    await buildHub(folder, 'development');
    return {};
  } catch (error) {
    return { failure: messageOf(error) };
  }
}

process.on('message', async () => process.send?.(await build()));
process.on('disconnect', () => process.exit());
