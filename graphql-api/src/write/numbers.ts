import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The last number given out of each series: invoices, payments, passes. */
@Entity()
export class NumberSeries {
  @PrimaryKey({ type: dbType.text }) prefix!: string;
  @Property({ type: dbType.integer }) last!: number;
}

/** Takes the next number of a series: `PP-000042`. One that is given back unused stays a gap. */
export async function nextNumber(em: EntityManager, prefix: string): Promise<string> {
  const [row] = await em.execute<{ last: number }[]>(
    `insert into number_series (prefix, last) values (?, 1)
       on conflict (prefix) do update set last = number_series.last + 1 returning last`,
    [prefix],
  );
  return `${prefix}-${String(row!.last).padStart(6, '0')}`;
}
