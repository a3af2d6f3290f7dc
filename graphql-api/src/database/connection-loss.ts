import { DriverException } from '@mikro-orm/core';

/** 25P03 ends the connection of a transaction whose process did not go on. 08P01 is a statement that breaks the protocol, over a connection that works; poolers give it to their own errors. */
const STATES = /^(08(?!P01)|25P03|57P0|53300)/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** pg has no codes for these. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired/;
const POOLER_MESSAGES =
  /server conn crashed|query_wait_timeout|cannot connect to server|server login (failed|has been failing)|client_login_timeout|pgbouncer is shutting down/;

/** Whether a statement failed because the connection to PostgreSQL was lost, or none could be had in time. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (STATES.test(String(code)) || SYSTEM_CODES.has(String(code)) || isFormerPrimary(error)) return true;
  // Of a socket, not of a file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (POOLER_MESSAGES.test(String(error))) return true;
  return !(error instanceof DriverException && error.code) && MESSAGES.test(String(error));
}

const READ_ONLY_TRANSACTION = '25006';
/** Of functions, and of tables that a replica does not have. */
const NOT_IN_RECOVERY = new Set(['55000', '0A000']);

/** Whether the server is a replica now: after a switchover, the way to the primary may lead there for a moment. */
function isFormerPrimary(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    code === READ_ONLY_TRANSACTION ||
    (NOT_IN_RECOVERY.has(String(code)) && /recovery is in progress|during recovery/.test(String(error)))
  );
}
