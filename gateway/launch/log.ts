import { requestScope, type Log } from '@gym/graphql-api';
import { pino, stdSerializers, stdTimeFunctions } from 'pino';
import { withoutValues } from './log-error.ts';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Writes one line of JSON per event to the standard output, with the id of the request that caused it. In production
 * errors are written without the values that they contain.
 */
export const log: Log = pino({
  base: undefined,
  formatters: { level: level => ({ level }) },
  serializers: { error: isProduction ? withoutValues : stdSerializers.err },
  timestamp: stdTimeFunctions.isoTime,
  // What a line says of itself comes last and counts.
  mixin: () => {
    const scope = requestScope.getStore();
    return scope ? { requestId: scope.id } : {};
  },
  mixinMergeStrategy: (line, scope) => ({ ...scope, ...line }),
});

/**
 * Logs an error that nobody caught before it ends the process, as Node.js does. In production only: Node.js prints all
 * that an error contains.
 */
export function logCrashes(): void {
  if (!isProduction) return;
  process.on('uncaughtException', error => {
    log.error({ error }, 'The server ends after an unexpected error');
    process.exit(1);
  });
}
