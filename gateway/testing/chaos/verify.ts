import pg from 'pg';
import { changeText, type WrittenRecord } from './writers.ts';

export interface Verdict {
  /** Confirmed writes that are not there, one line each. */
  lost: string[];
  /** Creates that are there more than once. */
  duplicates: string[];
  /** Records whose audit entries are not those of their versions. */
  audit: string[];
}

interface Row {
  id: number;
  name: string;
  city: string;
  version: number;
  created: number;
  updated: number;
}

const ROWS = `
  select own.id, own.name, own.city, own.version,
         count(*) filter (where entry.action = 'created')::int as created,
         count(*) filter (where entry.action = 'updated')::int as updated
    from location own
    left join audit_entry entry on entry.resource = 'locations' and entry.record_id = own.id
   group by own.id`;

/** Compares what was confirmed with what the database holds. */
export async function verify(databaseUrl: string, records: readonly WrittenRecord[]): Promise<Verdict> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(ROWS);
    return compare(
      Map.groupBy(rows, ({ name }) => name),
      records,
    );
  } finally {
    await client.end();
  }
}

function compare(rows: ReadonlyMap<string, readonly Row[]>, records: readonly WrittenRecord[]): Verdict {
  const verdict: Verdict = { lost: [], duplicates: [], audit: [] };
  for (const record of records) {
    const found = rows.get(record.marker) ?? [];
    if (found.length > 1) verdict.duplicates.push(`${record.marker} is there ${found.length} times`);
    for (const row of found)
      if (row.created !== 1 || row.updated !== row.version - 1)
        verdict.audit.push(
          `${row.name}: version ${row.version}, ${row.created} created, ${row.updated} updated`,
        );
    if (record.id === undefined) continue;
    const row = found.find(({ id }) => id === record.id);
    if (!row) {
      verdict.lost.push(`${record.marker} is not there`);
      continue;
    }
    const allowed = [record.confirmed, ...record.unconfirmed].map(changeText);
    if (!allowed.includes(row.city))
      verdict.lost.push(`${record.marker} has "${row.city}" instead of ${allowed.join(' or ')}`);
  }
  return verdict;
}
