import { pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Log } from '../src/app.ts';

/** Writes one line of JSON per event to the standard output. */
export const log: Log = pino({
  base: undefined,
  formatters: { level: level => ({ level }) },
  serializers: { error: stdSerializers.err },
  timestamp: stdTimeFunctions.isoTime,
});
