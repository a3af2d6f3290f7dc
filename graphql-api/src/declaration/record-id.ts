import { notFound } from '../common/errors.ts';

const LARGEST = 2_147_483_647;
/** The largest id of a record whose ids are bigints: larger ones are no exact numbers. */
export const LARGEST_BIGINT = Number.MAX_SAFE_INTEGER;

/** Parses a record's number from a client; null when the text is not one. */
export function parseRecordId(id: unknown, largest = LARGEST): number | null {
  const number = /^[1-9]\d{0,15}$/.test(String(id)) ? Number(id) : null;
  return number !== null && number <= largest ? number : null;
}

/**
 * Parses a record's number from a client.
 * @param label of the record in the message
 * @throws NOT_FOUND when the text is not a number of a record
 */
export function recordId(id: string, label: string, largest = LARGEST): number {
  const number = parseRecordId(id, largest);
  if (number === null) throw notFound(label);
  return number;
}
