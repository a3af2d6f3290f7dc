const [NEW_LINE, QUOTE] = [10, 34];

/** Counts the rows of a file chunk by chunk: its lines, without the header of a CSV and the line breaks within its cells. */
export function rowCounter(format: 'csv' | 'jsonl'): (chunk: Uint8Array) => number {
  let isHeader = format === 'csv';
  let isQuoted = false;
  return chunk => {
    let rows = 0;
    for (const byte of chunk) {
      // A quote within a cell is doubled, and so changes nothing.
      if (byte === QUOTE && format === 'csv') isQuoted = !isQuoted;
      if (byte !== NEW_LINE || isQuoted) continue;
      if (isHeader) isHeader = false;
      else rows += 1;
    }
    return rows;
  };
}
