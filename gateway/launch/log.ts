import { inspect } from 'node:util';
import type { Log } from '../src/app.ts';

/** One line per event, errors with their stack below. */
export const log: Log = {
  info: (details, message) => console.log(line('info', details, message)),
  error: (details, message) => console.error(line('error', details, message)),
};

function line(level: string, details: object, message: string): string {
  const rest = Object.keys(details).length > 0 ? ` ${inspect(details, { breakLength: Infinity })}` : '';
  return `${new Date().toISOString()} ${level} ${message}${rest}`;
}
