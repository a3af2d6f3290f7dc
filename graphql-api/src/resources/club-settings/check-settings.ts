import {
  allCheckInRules,
  CHECK_IN_EFFECTS,
  CHECK_IN_RULES,
  type CheckInRuleSetting,
} from '../../common/check-in-rules.ts';
import { composed } from '../../common/normalized-text.ts';
import {
  decimalsOf,
  numberFormatOf,
  SENT_DOCUMENTS,
  SERIES,
  type DunningAction,
  type DunningStep,
  type NumberFormat,
  type SentDocument,
  type TaxRate,
} from '../../common/club-settings.ts';
import { today } from '../../common/dates.ts';
import { badInput, type ErrorText } from '../../common/errors.ts';
import { labelMessage, type Message, msg } from '../../common/message.ts';
import { LARGEST_AMOUNT } from '../../common/money.ts';
import { lengthOf } from '../../common/text-length.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { isUnbilledOn } from '../contracts/unbilled.ts';
import type { StoredSettings } from './settings-cache.ts';

const MAX_ADDRESS_LINES = 6;
const MAX_TAX_RATES = 50;
const MAX_LABEL = 100;
const MAX_DUNNING_STEPS = 10;
const MAX_DUNNING_DAYS = 365;
const ACTIONS: readonly DunningAction[] = ['reminder', 'reminder_with_fee', 'block'];

/** The message for a value. */
class InvalidSetting extends Error {
  readonly text: Message;

  constructor(text: Message) {
    super(String(text));
    this.text = text;
  }
}

type Checks = { [K in keyof StoredSettings]?: (value: NonNullable<StoredSettings[K]>) => unknown };

/**
 * Checks the given settings and normalizes them: the canonical locale, every series, steps in the order of their days.
 * @throws BAD_USER_INPUT with a message for each field that is wrong
 */
export async function checkSettings(change: PendingChange<StoredSettings>): Promise<void> {
  const { values, given, stored, tx } = change;
  const fields: Record<string, ErrorText> = {};
  const checks: Checks = {
    name: name => name.replaceAll(/\s+/g, ' '),
    address: toAddress,
    currency: toCurrency,
    locale: toLocale,
    timeZone: toTimeZone,
    taxRates: toTaxRates,
    numberSeries: toNumberSeries,
    // Fees must fit the currency, whichever of the two changes.
    dunningSteps: steps => toDunningSteps(steps, values.currency!),
    sentDocuments: toSentDocuments,
    checkInRules: rules => toCheckInRules(rules, stored?.checkInRules ?? []),
  };
  for (const [name, check] of Object.entries(checks)) {
    const isConcerned = given.has(name) || (name === 'dunningSteps' && given.has('currency'));
    if (!isConcerned || values[name] == null || (name === 'dunningSteps' && fields['currency'])) continue;
    try {
      values[name] = (check as (value: unknown) => unknown)(values[name]);
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      fields[name] = error.text;
    }
  }
  const inUse = fields['currency'] ? undefined : await currencyInUse(change);
  if (inUse) fields['currency'] = inUse;
  if (given.has('logo') && values.logo != null) {
    const found = await tx.query('select 1 from club_logo where file = ?', [values.logo]);
    if (found.length === 0) fields['logo'] = msg('This logo is no longer stored. Upload it again.');
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

/** What has amounts that are still to be paid or charged, with its text for one and for several. Its value is today. */
const IN_CURRENCY: readonly {
  count: string;
  values: number;
  one: Message;
  many: (number: number) => Message;
}[] = [
  {
    count: 'select count(*)::int from billing_record where open_amount <> 0',
    values: 0,
    one: msg('1 open invoice'),
    many: number => msg('{number} open invoices', { number }),
  },
  {
    count: `select count(*)::int from contract c where status in ('upcoming', 'active', 'frozen')
               or end_date >= greatest(start_date, ?::date) or ${isUnbilledOn('c', '?')}`,
    values: 2,
    one: msg('1 running contract'),
    many: number => msg('{number} running contracts', { number }),
  },
  {
    count: 'select count(distinct member_id)::int from payment where balance_amount <> 0',
    values: 0,
    one: msg('the balance of 1 member'),
    many: number => msg('the balances of {number} members', { number }),
  },
  {
    count: `select count(*)::int from payroll where coalesce(payment_status, '') not in ('paid', 'cancelled')`,
    values: 0,
    one: msg('1 open payroll record'),
    many: number => msg('{number} open payroll records', { number }),
  },
  {
    count: `select count(*)::int from commission where coalesce(payment_status, '') not in ('paid', 'cancelled')`,
    values: 0,
    one: msg('1 open commission'),
    many: number => msg('{number} open commissions', { number }),
  },
];

/** Why the currency cannot change, if it does: amounts are stored without one, and each would become one of the other. */
async function currencyInUse({
  values,
  stored,
  tx,
}: PendingChange<StoredSettings>): Promise<Message | undefined> {
  if (!stored || values.currency === stored.currency) return undefined;
  const [row] = await tx.query<{ counts: number[] }[]>(
    `select array[${IN_CURRENCY.map(({ count }) => `(${count})`).join()}] as counts`,
    IN_CURRENCY.flatMap(each => Array<string>(each.values).fill(today())),
  );
  const found = IN_CURRENCY.flatMap(({ one, many }, index) => {
    const number = row!.counts[index]!;
    return number === 0 ? [] : [number === 1 ? one : many(number)];
  });
  if (found.length === 0) return undefined;
  return msg('{currency} is in use by {records}. Settle, cancel or end them first.', {
    currency: stored.currency,
    records: found.reduce((before, next) => msg('{before}, {next}', { before, next })),
  });
}

function toAddress(address: string): string {
  const lines = composed(address)
    .split(/\r\n|\r|\n/)
    .map(line => line.trim());
  if (lines.length > MAX_ADDRESS_LINES)
    throw new InvalidSetting(msg('Address may have {lines} lines at the most', { lines: MAX_ADDRESS_LINES }));
  return lines.join('\n');
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

function toCurrency(given: string): string {
  const currency = given.toUpperCase();
  if (!currencies.has(currency))
    throw new InvalidSetting(
      msg('Currency must be a code of ISO 4217, such as USD, EUR or JPY: {given} is none', { given }),
    );
  const decimals = decimalsOf(currency);
  if (decimals !== 0 && decimals !== 2)
    throw new InvalidSetting(
      msg(
        'Amounts in {currency} have {decimals} decimals, and this system stores two. Choose a currency with two decimals or none.',
        { currency, decimals },
      ),
    );
  return currency;
}

function toLocale(given: string): string {
  const message = msg(
    'Locale must be a language tag with formats of its own, such as en-US or de-DE: {given} is none',
    { given },
  );
  try {
    const [locale] = Intl.getCanonicalLocales(given);
    const [supported] = Intl.NumberFormat.supportedLocalesOf(locale);
    if (!supported) throw new InvalidSetting(message);
    return supported;
  } catch {
    throw new InvalidSetting(message);
  }
}

function toTimeZone(given: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions();
    // Offsets such as +02:00 know no daylight saving time, and PostgreSQL reads them with the opposite sign.
    if (/^[A-Za-z]/.test(timeZone)) return timeZone;
  } catch {
    // The message below.
  }
  throw new InvalidSetting(
    msg('Time zone must be one of the IANA database, such as Europe/Berlin: {given} is none', { given }),
  );
}

function toTaxRates(rates: readonly TaxRate[]): TaxRate[] {
  if (rates.length > MAX_TAX_RATES)
    throw new InvalidSetting(msg('There may be {max} tax rates at the most', { max: MAX_TAX_RATES }));
  const checked = rates.map(({ billingType, percent, label, from }, index) => {
    const inRow = (problem: Message) => msg('Tax rate {number}: {problem}', { number: index + 1, problem });
    if (!Number.isFinite(percent) || percent < 0 || percent > 100)
      throw new InvalidSetting(inRow(msg('the percentage must be between 0 and 100')));
    if (Math.round(percent * 1000) / 1000 !== percent)
      throw new InvalidSetting(inRow(msg('the percentage may have three decimals at the most')));
    return {
      billingType: billingType?.trim() ? line(billingType, inRow(msg('the billing type'))) : null,
      percent,
      label: line(label, inRow(msg('the name'))),
      from: from ?? null,
    };
  });
  const days = Map.groupBy(checked, ({ from }) => from);
  for (const ofDay of days.values()) {
    const twice = repeated(ofDay.map(({ billingType }) => billingType));
    if (twice !== undefined)
      throw new InvalidSetting(
        twice === null
          ? msg('There may be one tax rate for all other billing types from the same day')
          : msg('There may be one tax rate for the billing type {type} from the same day', {
              type: labelMessage(twice),
            }),
      );
  }
  return checked;
}

/** One line of text that PostgreSQL stores in JSON. */
function line(given: string, what: Message): string {
  const text = composed(given).trim();
  if (!text) throw new InvalidSetting(msg('{label} is required', { label: what }));
  if (lengthOf(text) > MAX_LABEL)
    throw new InvalidSetting(
      msg('{label} may have {max} characters at the most', { label: what, max: MAX_LABEL }),
    );
  if (!text.isWellFormed() || /\p{Cc}/u.test(text))
    throw new InvalidSetting(msg('{label} contains a character that cannot be stored', { label: what }));
  return text;
}

/** The formats of all series: those that are not given keep theirs. */
function toNumberSeries(given: readonly NumberFormat[]): NumberFormat[] {
  const unknown = given.find(({ series }) => !SERIES.some(known => known === series));
  if (unknown)
    throw new InvalidSetting(
      msg('{label} must be one of: {values}', { label: msg('Series'), values: SERIES.join(', ') }),
    );
  const twice = repeated(given.map(({ series }) => series));
  if (twice) throw new InvalidSetting(msg('The series {series} is given twice', { series: twice }));
  for (const { series, prefix, digits } of given) {
    if (!/^[A-Z0-9-]{1,10}$/.test(prefix))
      throw new InvalidSetting(
        msg('{series}: the prefix must have 1 to 10 capital letters, digits and hyphens', { series }),
      );
    if (!Number.isInteger(digits) || digits < 4 || digits > 9)
      throw new InvalidSetting(msg('{series}: the number must have 4 to 9 digits', { series }));
  }
  const all = SERIES.map(series => {
    const { prefix, digits } = given.find(each => each.series === series) ?? numberFormatOf(series);
    return { series, prefix, digits };
  });
  const shared = repeated(all.map(({ prefix }) => prefix));
  if (shared) throw new InvalidSetting(msg('Two series have the prefix {prefix}', { prefix: shared }));
  return all;
}

function toDunningSteps(steps: readonly DunningStep[], currency: string): DunningStep[] {
  if (steps.length > MAX_DUNNING_STEPS)
    throw new InvalidSetting(msg('There may be {max} dunning steps at the most', { max: MAX_DUNNING_STEPS }));
  const checked = steps
    .map(({ days, action, fee }) => ({ days, action, fee }))
    .toSorted((a, b) => a.days - b.days);
  checked.forEach(({ days, action, fee }, index) => {
    const inStep = (problem: Message) => msg('Step {number}: {problem}', { number: index + 1, problem });
    if (!Number.isInteger(days) || days < 1 || days > MAX_DUNNING_DAYS)
      throw new InvalidSetting(
        inStep(msg('the days must be a whole number from 1 to {days}', { days: MAX_DUNNING_DAYS })),
      );
    if (!ACTIONS.includes(action))
      throw new InvalidSetting(
        inStep(
          msg('{label} must be one of: {values}', { label: msg('the action'), values: ACTIONS.join(', ') }),
        ),
      );
    if (!Number.isFinite(fee) || fee < 0 || fee > LARGEST_AMOUNT)
      throw new InvalidSetting(inStep(msg('the fee must be an amount from 0')));
    if (Math.round(fee * 100) / 100 !== fee)
      throw new InvalidSetting(inStep(msg('the fee may have two decimals at the most')));
    if (decimalsOf(currency) === 0 && !Number.isInteger(fee))
      throw new InvalidSetting(
        inStep(msg('the fee must be a whole amount, since {currency} has no decimals', { currency })),
      );
    if (action === 'reminder_with_fee' && fee === 0)
      throw new InvalidSetting(inStep(msg('a reminder with a fee needs a fee')));
    if (action !== 'reminder_with_fee' && fee !== 0)
      throw new InvalidSetting(inStep(msg('only a reminder with a fee may have a fee')));
  });
  const twice = repeated(checked.map(({ days }) => days));
  if (twice !== undefined)
    throw new InvalidSetting(msg('Two steps are {days} days after the due date', { days: twice }));
  return checked;
}

/** Each once, in the order of `SENT_DOCUMENTS`. */
function toSentDocuments(given: readonly string[]): SentDocument[] {
  if (given.some(name => !SENT_DOCUMENTS.some(known => known === name)))
    throw new InvalidSetting(
      msg('{label} must be one of: {values}', { label: msg('Sending'), values: SENT_DOCUMENTS.join(', ') }),
    );
  return SENT_DOCUMENTS.filter(name => given.includes(name));
}

/** All rules: those that are not given keep theirs. */
function toCheckInRules(
  given: readonly CheckInRuleSetting[],
  stored: readonly CheckInRuleSetting[],
): CheckInRuleSetting[] {
  const requireOne = (label: Message, value: string, values: readonly string[]) => {
    if (!values.includes(value))
      throw new InvalidSetting(msg('{label} must be one of: {values}', { label, values: values.join(', ') }));
  };
  for (const { rule, effect } of given) {
    requireOne(msg('Rule'), rule, CHECK_IN_RULES);
    requireOne(msg('Effect'), effect, CHECK_IN_EFFECTS);
  }
  const twice = repeated(given.map(({ rule }) => rule));
  if (twice) throw new InvalidSetting(msg('The rule {rule} is given twice', { rule: twice }));
  return allCheckInRules(given, allCheckInRules(stored));
}

/** The first value that a list has twice. */
const repeated = <T>(values: readonly T[]): T | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);
