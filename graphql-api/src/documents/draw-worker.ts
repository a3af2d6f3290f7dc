/** The thread that draws documents, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import { Paper } from './paper.ts';

const port = parentPort!;

port.on('message', ({ options, steps }: Pick<Drawing, 'options' | 'steps'>) => {
  void draw(options, steps);
});

async function draw(options: Drawing['options'], steps: Drawing['steps']): Promise<void> {
  try {
    port.postMessage({ file: await new Paper(options).print(steps) });
  } catch (error) {
    port.postMessage({ error });
  }
}
