import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from './cli-error.ts';

/** Reads a password: twice and without showing it at a terminal, otherwise the first line of the standard input. */
export async function readPassword(prompt: string, signal: AbortSignal): Promise<string> {
  const terminal = process.stdin.isTTY;
  // What is typed is not shown.
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: terminal ? hidden : undefined, terminal });
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    if (!terminal) {
      for await (const line of lines) return line;
      throw new CliError(
        'No password was given. Type it, or pass it as the first line of the standard input.',
      );
    }
    process.stdout.write(prompt);
    const password = await lines.question('', { signal });
    process.stdout.write('\nOnce more: ');
    const again = await lines.question('', { signal });
    process.stdout.write('\n');
    if (password !== again) throw new CliError('The passwords differ. Nothing was changed.');
    return password;
  } finally {
    lines.close();
  }
}
