import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as NodeJS.GCFunction;

/**
 * Gives back what only starting needed, some 100 MB that V8 would keep until it has use for them. Stops the process for
 * a tenth of a second.
 */
export function giveBackMemory(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Collects what came and went just now; takes a millisecond or two. Where buffers come faster than objects, V8 does so
 * only when tens of megabytes have piled up.
 */
export function collectRecent(): void {
  collect({ type: 'minor' });
}
