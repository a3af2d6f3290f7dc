import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Drawing } from './drawing.ts';
import type { PrintedFile } from './page.ts';

const script = new URL(
  import.meta.url.endsWith('.ts') ? './draw-worker.ts' : './draw-worker.js',
  import.meta.url,
);

/** The thread of this process; it keeps fonts between documents, and does not keep the process from ending. */
let thread: Worker | undefined;
const oneAtATime = pLimit(1);

/**
 * Draws the pages of a document in another thread; documents wait for each other.
 * @throws what `requireWanted` throws when its turn comes
 */
export const printed = ({ options, steps }: Drawing, requireWanted = () => {}): Promise<PrintedFile> =>
  oneAtATime(async () => {
    requireWanted();
    const worker = (thread ??= startThread());
    const response = once(worker, 'message') as Promise<[{ file: PrintedFile } | { error: unknown }]>;
    worker.ref();
    try {
      worker.postMessage({ options, steps }, []);
      const [result] = await response;
      if ('error' in result) throw result.error;
      const { content, missingCharacters } = result.file;
      return { content: Buffer.from(content), missingCharacters };
    } finally {
      worker.unref();
    }
  });

function startThread(): Worker {
  const worker = new Worker(script);
  // An error between two documents would end the process; that of a document is reported by `once`.
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}
