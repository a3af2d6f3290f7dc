import { notFound } from '../common/errors.ts';

const LARGEST = 2_147_483_647;

/** Parses a record's number from a client; null when the text is not one. */
export function parseRecordId(id: unknown): number | null {
  const number = /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : null;
  return number !== null && number <= LARGEST ? number : null;
}

/**
 * Parses a record's number from a client.
 * @param label of the record in the message
 * @throws NOT_FOUND when the text is not a number of a record
 */
export function recordId(id: string, label: string): number {
  const number = parseRecordId(id);
  if (number === null) throw notFound(label);
  return number;
}
