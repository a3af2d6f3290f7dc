import { defaultCheckInRules, type CheckInRuleSetting } from './check-in-rules.ts';

/** The settings of the club as every part of this process reads them: values in memory, which follow the database. */

/** The series of numbers, by the prefix that each has by default. */
export const SERIES = ['INV', 'PAY', 'EXP', 'PP', 'CON'] as const;
/** `RUN` is that of billing runs, which always has this prefix. */
export type Series = (typeof SERIES)[number] | 'RUN';

export interface TaxRate {
  /** The billing type that the rate applies to; null for all others. */
  billingType: string | null;
  /** 0 to 100, with up to three decimals. */
  percent: number;
  /** What invoices call the tax. */
  label: string;
  /** The first day on which it applies, yyyy-mm-dd; null or missing for all days before the next rate. */
  from?: string | null;
}

/** The tax on an amount. */
export interface Tax {
  percent: number;
  /** What invoices call it; null for no tax. */
  name: string | null;
}

export interface NumberFormat {
  /** One of `SERIES`. */
  series: string;
  prefix: string;
  /** The least number of digits. */
  digits: number;
}

/** What can be sent when it is issued, by the purposes of its templates. */
export const SENT_DOCUMENTS = [
  'invoice',
  'credit_note',
  'payment_receipt',
  'contract_confirmation',
  'contract_cancellation',
  'payslip',
] as const;
export type SentDocument = (typeof SENT_DOCUMENTS)[number];

/** What happens to a session whose trainer, member or room is booked at its time. */
export const DOUBLE_BOOKINGS = ['warn', 'reject'] as const;
export type DoubleBookings = (typeof DOUBLE_BOOKINGS)[number];

/** The weekdays on which a week can begin, with their numbers: 0 is Sunday. */
const WEEK_STARTS = { sunday: 0, monday: 1, saturday: 6 } as const;
export type WeekStart = keyof typeof WEEK_STARTS;
export const WEEK_START_NAMES = Object.keys(WEEK_STARTS) as WeekStart[];

export type DunningAction = 'reminder' | 'reminder_with_fee' | 'block';

export interface DunningStep {
  /** After the due date. */
  days: number;
  action: DunningAction;
  /** Of a reminder with a fee; 0 for other actions. */
  fee: number;
}

export interface ClubLogo {
  /** The name below `/club-logo/`, which contains the hash of the content. */
  file: string;
  type: string;
  content: Buffer;
}

export interface ClubSettings {
  /** Grows with every change; 0 until the database has been read. */
  version: number;
  name: string;
  logo: ClubLogo | null;
  /** Lines of text. */
  address: string | null;
  taxId: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** An IANA time zone; null until one is set. `clubTimeZone` returns the one that applies. */
  timeZone: string | null;
  /** Null for that of the locale; `firstWeekday` returns the one that applies. */
  weekStart: WeekStart | null;
  /** The first month of the fiscal year, 1 to 12. */
  fiscalYearStart: number;
  taxRates: readonly TaxRate[];
  numberSeries: readonly NumberFormat[];
  /** In the order of their days. */
  dunningSteps: readonly DunningStep[];
  /** What members and employees get by e-mail when it is issued. */
  sentDocuments: readonly SentDocument[];
  doubleBookings: DoubleBookings;
  /** All rules, in their order. */
  checkInRules: readonly CheckInRuleSetting[];
}

export const DEFAULT_NAME = 'Gym Management System';

const defaults: ClubSettings = {
  version: 0,
  name: DEFAULT_NAME,
  logo: null,
  address: null,
  taxId: null,
  email: null,
  phone: null,
  currency: 'USD',
  locale: 'en-US',
  timeZone: null,
  weekStart: null,
  fiscalYearStart: 1,
  taxRates: [],
  numberSeries: SERIES.map(series => ({ series, prefix: series, digits: 6 })),
  dunningSteps: [
    { days: 7, action: 'reminder', fee: 0 },
    { days: 14, action: 'reminder_with_fee', fee: 10 },
    { days: 30, action: 'block', fee: 0 },
  ],
  sentDocuments: [],
  doubleBookings: 'warn',
  checkInRules: defaultCheckInRules,
};

let current = defaults;

/** The settings of the club: the specification's until the database has been read. */
export const currentClubSettings = (): ClubSettings => current;

/** Called with what the database has, at the start and after every change. */
export function setClubSettings(settings: ClubSettings): void {
  current = settings;
}

/** The time zone that applies until the club has set one. */
export const defaultTimeZone = () => process.env['CLUB_TIME_ZONE'] || systemTimeZone();

/** By the variable that sets it: to find it takes 50 µs, for each date-time of a table. */
const systemTimeZones = new Map<string | undefined, string>();

function systemTimeZone(): string {
  const { TZ } = process.env;
  const zone = systemTimeZones.get(TZ) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  systemTimeZones.set(TZ, zone);
  return zone;
}

/** The club's time zone decides which day "today" is; PostgreSQL and REST know only UTC date-times and plain dates. */
export const clubTimeZone = () => current.timeZone ?? defaultTimeZone();

/** The first day of the club's week, 0 for Sunday. */
export function firstWeekday(): number {
  if (current.weekStart) return WEEK_STARTS[current.weekStart];
  const locale = new Intl.Locale(current.locale) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  return locale.getWeekInfo().firstDay % 7;
}

/** The tax on what a member gets on a day, yyyy-mm-dd, by the billing type of its invoice. */
export function taxOn(billingType: string, day: string): Tax {
  const since = (rate: TaxRate) => rate.from ?? '';
  const rates = current.taxRates
    .filter(rate => since(rate) <= day)
    .toSorted((a, b) => (since(a) < since(b) ? 1 : -1));
  const rate =
    rates.find(rate => rate.billingType === billingType) ?? rates.find(rate => rate.billingType === null);
  return { percent: rate?.percent ?? 0, name: rate?.label ?? null };
}

/** How the numbers of a series are written. */
export const numberFormatOf = (series: Series): NumberFormat =>
  current.numberSeries.find(entry => entry.series === series) ?? { series, prefix: series, digits: 6 };

const decimals = new Map<string, number>();

/** The decimals of the amounts of a currency, ISO 4217. */
export function decimalsOf(currency: string): number {
  let found = decimals.get(currency);
  if (found === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    decimals.set(currency, (found = format.resolvedOptions().maximumFractionDigits!));
  }
  return found;
}

/** The decimals of the club's amounts: 2, or 0 for a currency such as JPY. */
export const currencyDecimals = (): number => decimalsOf(current.currency);
