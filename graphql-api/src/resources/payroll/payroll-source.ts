import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';

/** What a payroll record is made of. */
export type SourceKind = 'base' | 'back_pay' | 'overtime' | 'commission' | 'clawback';

const DECIMAL = { type: dbType.decimal, precision: 12, scale: 2, runtimeType: 'number' } as const;
const DATE = { type: dbType.date, runtimeType: 'string' } as const;

/**
 * What an amount of a payroll record was computed from. It outlives a deleted record, so that undoing the deletion finds it;
 * only those of stored records that are not cancelled are counted. The unique index counts a day of attendance and a
 * commission once.
 */
@Entity()
@Index({
  name: 'payroll_source_counted',
  expression:
    `create unique index "payroll_source_counted" on "payroll_source" ("kind", "record_id")` +
    ` where "is_counted" and "kind" in ('overtime', 'commission')`,
})
@ObjectType({ description: 'What an amount of a payroll record was computed from' })
export class PayrollSource {
  @PrimaryKey({ type: dbType.integer, autoincrement: true })
  @Field(() => ID, { nullable: true, description: 'The id; null in a preview' })
  id!: number;

  @Index()
  @Property({ type: dbType.integer })
  payrollId!: number;

  @Property({ type: dbType.text })
  @Field(() => String, {
    description:
      'base: salary of days with the same pay; back_pay: what a pay that was entered later adds for the days of an earlier record; overtime: hours of a day of attendance; commission: an approved commission; clawback: a cancelled commission that an earlier record has paid',
  })
  kind!: SourceKind;

  @Property({ type: dbType.integer, nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the pay, the attendance record or the commission; null for a salary without a pay record',
  })
  recordId!: number | null;

  @Property({ ...DATE })
  @Field(() => LocalDate, { description: 'The first day, or the date of the record' })
  firstDay!: string;

  @Property({ ...DATE })
  @Field(() => LocalDate, { description: 'The last day; that of the record again' })
  lastDay!: string;

  @Property({ ...DECIMAL })
  @Field(() => Float, {
    description: 'Days of a salary or back pay, hours of overtime, 1 for a commission or clawback',
  })
  quantity!: number;

  @Property({ ...DECIMAL })
  @Field(() => Float, {
    description: "The year's salary, the pay for an hour, or the amount of the commission or clawback",
  })
  rate!: number;

  @Property({ ...DECIMAL })
  @Field(() => Float, { description: 'What it adds to the record; negative for what it subtracts' })
  amount!: number;

  @Property({ type: dbType.text, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The type and description of a commission, the notes of an attendance record',
  })
  description!: string | null;

  @Property({ type: dbType.boolean })
  isCounted!: boolean;
}
