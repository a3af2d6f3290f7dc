import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestDatabase } from '../database/request-database.ts';
import { quote } from '../common/sql.ts';

/** The last number assigned from each series: invoices, payments, passes. */
@Entity()
export class NumberSeries {
  @PrimaryKey({ type: dbType.text }) prefix!: string;
  @Property({ type: dbType.integer }) last!: number;
}

const format = (prefix: string, number: number) => `${prefix}-${String(number).padStart(6, '0')}`;

/** Takes the next number of a series: `PP-000042`. It is free again when the transaction is rolled back. */
export async function nextNumber(em: EntityManager, prefix: string): Promise<string> {
  const [row] = await em.execute<{ last: number }[]>(
    `insert into number_series (prefix, last) values (?, 1)
       on conflict (prefix) do update set last = number_series.last + 1 returning last`,
    [prefix],
  );
  return format(prefix, row!.last);
}

/** The number that `nextFreeNumber` would return now. It is not reserved. */
export async function peekNumber(
  db: RequestDatabase,
  prefix: string,
  { table, column }: Numbered,
): Promise<string> {
  const [row] = await db.read(
    `with series as (select coalesce((select last from number_series where prefix = $1), 0) + 1 as next),
          candidate as (select next, $1 || '-' || lpad(next::text, greatest(6, length(next::text)), '0') as number from series)
     select case when exists (select from ${quote(table)} where ${quote(column)} = number)
                 then 1 + greatest(next, (${largestNumber(table, column, '$1')})) else next end from candidate`,
    [prefix],
  );
  return format(prefix, row![0] as number);
}

/** The largest number that a record has of a series whose prefix is the SQL `prefix`. */
const largestNumber = (table: string, column: string, prefix: string) =>
  `select max(right(${quote(column)}, -length(${prefix}) - 1)::int) from ${quote(table)}
    where ${quote(column)} ~ ('^' || ${prefix} || '-[0-9]{1,9}$')`;

/** Where the numbers of a series are used. */
export interface Numbered {
  table: string;
  column: string;
}

/** The next number of a series in which people also enter numbers of their own: one that no record has. */
export async function nextFreeNumber(
  em: EntityManager,
  prefix: string,
  { table, column }: Numbered,
): Promise<string> {
  const number = `series.prefix || '-' || lpad(series.last::text, greatest(6, length(series.last::text)), '0')`;
  const [next] = await em.execute<{ last: number; taken: boolean }[]>(
    `insert into number_series as series (prefix, last) values (?, 1)
       on conflict (prefix) do update set last = series.last + 1
       returning last, exists (select from ${quote(table)} where ${quote(column)} = ${number}) as taken`,
    [prefix],
  );
  if (!next!.taken) return format(prefix, next!.last);
  const [row] = await em.execute<{ last: number }[]>(
    `update number_series set last = 1 + greatest(last, (${largestNumber(table, column, 'prefix')}))
      where prefix = ? returning last`,
    [prefix],
  );
  return format(prefix, row!.last);
}
