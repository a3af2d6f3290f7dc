import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Tx } from '../database/tx.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import { numberFormatOf, type Series } from '../common/club-settings.ts';
import { textKeySql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';

/** The last number assigned from each series: invoices, payments, passes. */
@Entity()
export class NumberSeries {
  /** The series, named by its default prefix; `numberFormatOf` has the prefix that the club writes. */
  @PrimaryKey({ type: dbType.text }) prefix!: string;
  @Property({ type: dbType.integer }) last!: number;
}

function format(series: Series, number: number): string {
  const { prefix, digits } = numberFormatOf(series);
  return `${prefix}-${String(number).padStart(digits, '0')}`;
}

/** Takes the next number of a series: `PP-000042`. It is free again when the transaction is rolled back. */
export async function nextNumber(tx: Tx, series: Series): Promise<string> {
  const [row] = await tx.query<{ last: number }[]>(
    `insert into number_series (prefix, last) values (?, 1)
       on conflict (prefix) do update set last = number_series.last + 1 returning last`,
    [series],
  );
  return format(series, row!.last);
}

/** The number that `nextFreeNumber` would return now. It is not reserved. */
export async function peekNumber(
  db: RequestDatabase,
  series: Series,
  { table, column }: Numbered,
): Promise<string> {
  const { prefix, digits } = numberFormatOf(series);
  const [row] = await db.read(
    `with series as (select coalesce((select last from number_series where prefix = $1), 0) + 1 as next),
          candidate as (select next, ${numberText('next', '$2', '$3')} as number from series)
     select case when exists (select from ${quote(table)} where ${textKeySql(quote(column))} = ${textKeySql('number')})
                 then 1 + greatest(next, (${largestNumber(table, column, '$2')})) else next end from candidate`,
    [series, prefix, digits],
  );
  return format(series, row![0] as number);
}

/** A number as text, in SQL. */
const numberText = (number: string, prefix: string, digits: string) =>
  `${prefix}::text || '-' || lpad(${number}::text, greatest(${digits}::int, length(${number}::text)), '0')`;

/** The largest number that a record has of a series whose prefix is the SQL `prefix`. */
const largestNumber = (table: string, column: string, prefix: string) =>
  `select max(right(${quote(column)}, -length(${prefix}::text) - 1)::int) from ${quote(table)}
    where ${quote(column)} ~* ('^' || ${prefix} || '-[0-9]{1,9}$')`;

/** Where the numbers of a series are used. */
export interface Numbered {
  table: string;
  column: string;
}

/** The next number of a series in which people also enter numbers of their own: one that no record has. */
export async function nextFreeNumber(tx: Tx, series: Series, where: Numbered): Promise<string> {
  const [number] = await nextFreeNumbers(tx, series, where, 1);
  return number!;
}

/**
 * The next numbers of a series, one after the other, none of which a record has. The series is locked until the
 * transaction ends: take them last.
 * @param count at least 1
 */
export async function nextFreeNumbers(
  tx: Tx,
  series: Series,
  { table, column }: Numbered,
  count: number,
): Promise<string[]> {
  const { prefix, digits } = numberFormatOf(series);
  const upTo = (last: number) =>
    Array.from({ length: count }, (_, index) => format(series, last - count + 1 + index));
  const [next] = await tx.query<{ last: number; taken: boolean }[]>(
    `insert into number_series as series (prefix, last) values (?, ?)
       on conflict (prefix) do update set last = series.last + excluded.last
       returning last, exists (
         select from ${quote(table)} where ${textKeySql(quote(column))} = any(array(
           select ${textKeySql(numberText('number', '?', '?'))} from generate_series(series.last - ?::int + 1, series.last) number))) as taken`,
    [series, count, prefix, digits, count],
  );
  if (!next!.taken) return upTo(next!.last);
  const [row] = await tx.query<{ last: number }[]>(
    `update number_series set last = ?::int + greatest(last - ?::int + 1, (${largestNumber(table, column, '?')}))
      where prefix = ? returning last`,
    [count, count, prefix, prefix, series],
  );
  return upTo(row!.last);
}
