import { t } from '@gym/hub-kit/format';

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
