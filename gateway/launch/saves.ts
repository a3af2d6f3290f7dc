import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from './data-dir.ts';

/** What our own tools write. */
const ignore = ['**/node_modules/**', '**/dist/**', '**/*.tsbuildinfo'];

/** An editor saves a file in several steps, and often several files, in milliseconds. */
const quiet = 100;

/**
 * Yields when it watches the folders, and each time that something in them was saved since: once for all that was
 * saved meanwhile.
 */
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
