import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { quote } from '../read/sql.ts';

/** The last number given out of each series: invoices, payments, passes. */
@Entity()
export class NumberSeries {
  @PrimaryKey({ type: dbType.text }) prefix!: string;
  @Property({ type: dbType.integer }) last!: number;
}

const written = (prefix: string, number: number) => `${prefix}-${String(number).padStart(6, '0')}`;

/** Takes the next number of a series: `PP-000042`. One that is given back unused stays a gap. */
export async function nextNumber(em: EntityManager, prefix: string): Promise<string> {
  const [row] = await em.execute<{ last: number }[]>(
    `insert into number_series (prefix, last) values (?, 1)
       on conflict (prefix) do update set last = number_series.last + 1 returning last`,
    [prefix],
  );
  return written(prefix, row!.last);
}

/** The same for a series in which people also write numbers of their own: behind those that are taken. */
export async function nextFreeNumber(
  em: EntityManager,
  prefix: string,
  { table, column }: { table: string; column: string },
): Promise<string> {
  const number = await nextNumber(em, prefix);
  const [taken] = await em.execute(`select 1 from ${quote(table)} where ${quote(column)} = ?`, [number]);
  if (!taken) return number;
  const [row] = await em.execute<{ last: number }[]>(
    `update number_series set last = 1 + greatest(last, (
       select max(right(${quote(column)}, -length(prefix) - 1)::int) from ${quote(table)}
        where ${quote(column)} ~ ('^' || prefix || '-[0-9]{1,9}$')))
      where prefix = ? returning last`,
    [prefix],
  );
  return written(prefix, row!.last);
}
