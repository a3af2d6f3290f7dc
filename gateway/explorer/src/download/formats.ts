/** The formats of downloads, with their names on buttons and their media types. */
export const formats = {
  csv: { title: 'CSV', type: 'text/csv' },
  xlsx: { title: 'XLSX', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  jsonl: { title: 'JSON lines', type: 'application/jsonl' },
} as const;
export type Format = keyof typeof formats;
