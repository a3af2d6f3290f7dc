const LARGEST = 2_147_483_647;

/** A record's number as a client writes it; null for whatever is no record's number. */
export function parseRecordId(id: unknown): number | null {
  const number = /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : null;
  return number !== null && number <= LARGEST ? number : null;
}
