import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from './data-dir.ts';

/** Output of tools. */
const ignore = ['**/node_modules/**', '**/dist/**', '**/*.tsbuildinfo'];

/** Milliseconds in which an editor completes a save, which has several steps and often several files. */
const quiet = 100;

/** Yields once when it watches the folders, and then after saves in them: once for all saves since the last step. */
export async function* savesIn(folders: readonly string[]): AsyncGenerator<void> {
  let saved = Promise.withResolvers<void>();
  for (const folder of folders)
    watch(join(checkout, folder), { recursive: true, ignore }, () => saved.resolve());
  for (;;) {
    yield;
    await saved.promise;
    await sleep(quiet);
    saved = Promise.withResolvers();
  }
}
