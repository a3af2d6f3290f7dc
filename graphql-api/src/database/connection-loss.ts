import { DriverException } from '@mikro-orm/core';

/** 25P03 ends the connection of a transaction whose process did not go on. 08P01 is a statement that breaks the protocol, over a connection that works; poolers give it to their own errors. */
const STATES = /^(08(?!P01)|25P03|57P0|53300)/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/** pg has no codes for these. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired/;
const POOLER_MESSAGES =
  /server conn crashed|query_wait_timeout|cannot connect to server|server login failed|pgbouncer is shutting down/;

/** Whether a statement failed because the connection to PostgreSQL was lost, or none could be had in time. */
export function isConnectionLoss(error: unknown): boolean {
  const code = String((error as { code?: unknown } | undefined)?.code);
  if (STATES.test(code) || SYSTEM_CODES.has(code) || POOLER_MESSAGES.test(String(error))) return true;
  return !(error instanceof DriverException && error.code) && MESSAGES.test(String(error));
}
