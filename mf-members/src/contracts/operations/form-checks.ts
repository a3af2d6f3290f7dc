import { dayPattern, t } from '@gym/hub-kit/format';

/** A date as a field has it once it is one; otherwise it contains what was typed. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Why a day cannot be used; undefined if it can. */
export function dayProblem(day: string, isRequired = false): string | undefined {
  if (day === '') return isRequired ? t('Enter a date') : undefined;
  return DAY.test(day) ? undefined : t('Enter a date as {pattern}', { pattern: dayPattern() });
}

/** Why an amount cannot be used; undefined if it can, or if it is left to the server. */
export function amountProblem(amount: number | null): string | undefined {
  if (amount === null) return undefined;
  return Number.isNaN(amount) || amount < 0 ? t('Enter an amount of at least 0') : undefined;
}

/** The problems without the fields that have none. */
export const problemsOf = <Name extends string>(
  problems: Readonly<Partial<Record<Name, string | undefined>>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Name, string>
  >;
