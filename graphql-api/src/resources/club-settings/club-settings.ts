import { t as dbType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import {
  DOUBLE_BOOKINGS,
  SENT_DOCUMENTS,
  WEEK_START_NAMES,
  type DoubleBookings,
  type DunningAction,
  type SentDocument,
  type WeekStart,
} from '../../common/club-settings.ts';
import { CHECK_IN_RULES, type CheckInRuleSetting } from '../../common/check-in-rules.ts';
import { LocalDate } from '../../common/dates.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { addToLog, newResource, type Resource } from '../../declaration/resource.ts';
import { translateTemplates } from '../messages/translate-templates.ts';
import { checkSettings } from './check-settings.ts';
import { SETTINGS_CHANNEL } from './settings-cache.ts';

@ObjectType({ description: 'A tax on invoices' })
@InputType('TaxRateInput', { description: 'A tax on invoices' })
export class TaxRate {
  @Field(() => String, {
    nullable: true,
    description: 'The billing type that the rate applies to; null for all that have no rate of their own',
  })
  billingType!: string | null;

  @Field(() => Float, { description: '0 to 100, with up to three decimals' }) percent!: number;

  @Field(() => String, { description: 'What invoices call the tax' }) label!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day of what it is charged for; null for all days before the next rate',
  })
  from?: string | null;
}

@ObjectType({ description: 'How the numbers of a series are written' })
@InputType('NumberFormatInput', { description: 'How the numbers of a series are written' })
export class NumberFormat {
  @Field(() => String, {
    description:
      'INV for invoices, PAY for payments, EXP for external payments, PP for parking passes, CON for contracts',
  })
  series!: string;

  @Field(() => String, { description: '1 to 10 capital letters, digits and hyphens' }) prefix!: string;

  @Field(() => Int, { description: 'The least number of digits, 4 to 9' }) digits!: number;
}

@ObjectType({ description: 'What happens when an invoice is overdue' })
@InputType('DunningStepInput', { description: 'What happens when an invoice is overdue' })
export class DunningStep {
  @Field(() => Int, { description: 'After the due date, 1 to 365' }) days!: number;

  @Field(() => String, { description: 'one of: reminder, reminder_with_fee, block' }) action!: DunningAction;

  @Field(() => Float, {
    description: "The fee of a reminder with a fee, in the club's currency; 0 for other actions",
  })
  fee!: number;
}

@ObjectType({ description: 'What check-in does where a rule applies' })
@InputType('CheckInRuleInput', { description: 'What check-in does where a rule applies' })
export class CheckInRule implements CheckInRuleSetting {
  @Field(() => String, { description: `one of: ${CHECK_IN_RULES.join(', ')}` })
  rule!: CheckInRuleSetting['rule'];

  @Field(() => String, { description: 'deny, warn or allow' }) effect!: CheckInRuleSetting['effect'];
}

/** The one row that a club has. */
@Entity()
@Check({ name: 'club_settings_one_row', expression: 'id = 1' })
@Trigger<object>({
  name: 'club_settings_changed',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'statement',
  body: `perform pg_notify('${SETTINGS_CHANNEL}', ''); return null;`,
})
@ObjectType({ description: 'What is set for the whole club' })
export class ClubSettings extends BaseRecord {
  @Column.text({ required: 'Name is required', max: 100 }) name!: string;

  @Column.text({ max: 50, description: 'The file of the logo, below /club-logo/' }) logo!: string | null;

  @Column.text({ max: 500, description: 'Up to six lines' }) address!: string | null;

  @Column.text({ max: 50, label: 'Tax ID' }) taxId!: string | null;

  @Column.email() email!: string | null;

  @Column.text({ max: 50 }) phone!: string | null;

  @Column.text({
    required: 'Currency is required',
    max: 3,
    description: 'ISO 4217, of two decimals or none',
  })
  currency!: string;

  @Column.text({
    required: 'Locale is required',
    max: 35,
    description: 'How amounts and dates are written: BCP 47, such as en-US',
  })
  locale!: string;

  @Column.text({
    max: 64,
    description: 'An IANA time zone, such as America/New_York; null for that of the server',
  })
  timeZone!: string | null;

  @Column.choice({
    values: WEEK_START_NAMES,
    description: 'The first day of the week; null for that of the locale',
  })
  weekStart!: WeekStart | null;

  @Column.int({
    min: 1,
    max: 12,
    stored: { default: 1 },
    default: 1,
    label: 'Fiscal year start',
    description: 'The first month of the fiscal year, 1 to 12',
  })
  fiscalYearStart!: number;

  @Column.jsonList(TaxRate) taxRates!: TaxRate[];

  @Column.jsonList(NumberFormat) numberSeries!: NumberFormat[];

  @Column.jsonList(DunningStep, { description: 'In the order of their days' }) dunningSteps!: DunningStep[];

  @Column.textList({
    stored: { defaultRaw: "'{}'" },
    label: 'Sending',
    description: `What is sent by e-mail when it is issued, while a mail server is set: ${SENT_DOCUMENTS.join(', ')}`,
  })
  sentDocuments!: SentDocument[];

  @Column.choice({
    values: DOUBLE_BOOKINGS,
    label: 'Double bookings',
    stored: { default: 'warn' },
    default: 'warn',
    description:
      'warn, or reject sessions whose trainer, member or room is booked already, unless they say why',
  })
  doubleBookings!: DoubleBookings;

  @Column.jsonList(CheckInRule, {
    description: 'All rules, in the order of their reasons; a patch may name some of them',
    // The version before inserts settings without rules.
    stored: { default: '[]' },
  })
  checkInRules!: CheckInRule[];
}

/** The content of a logo, by the name of its file. */
@Entity()
export class ClubLogo {
  /** The hash of the content and the extension of its type. */
  @PrimaryKey({ type: dbType.text }) file!: string;
  @Property({ type: dbType.blob }) content!: Buffer;
  @Property({ type: dbType.datetime, length: 3, defaultRaw: 'now()' }) storedAt!: Date;
}

/** Read and changed by operations of its own, since there is only one record. */
export const settingsResource: Resource = addToLog(
  newResource(ClubSettings, {
    resource: 'club-settings',
    singular: 'clubSettings',
    plural: 'clubSettings',
    label: 'Club settings record',
    itemLabels: ['club settings record', 'club settings'],
    operations: ['update'],
    defaultSort: { id: 'asc' },
    beforeSave: checkSettings,
    afterWrite: ({ values, context, tx, entryId }) =>
      translateTemplates(String(values!.locale), { author: context, tx, cause: entryId }),
  }) as unknown as Resource,
);
