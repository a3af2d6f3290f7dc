import { addDays, addMonths, today } from '@gym/hub-kit/format';

export interface RenewablePass {
  type: string;
  validUntil: string;
}

const terms: Readonly<Record<string, (day: string) => string>> = {
  Daily: day => addDays(day, 1),
  Weekly: day => addDays(day, 7),
  Quarterly: day => addMonths(day, 3),
  Annual: day => addMonths(day, 12),
};

/** One month, as for a new pass. */
const month = (day: string) => addMonths(day, 1);

/** A pass that is valid is extended by the term of its type; one that has run out begins today. */
export function renewedPass({ type, validUntil }: RenewablePass) {
  const extend = terms[type] ?? month;
  return validUntil >= today()
    ? { validUntil: extend(validUntil), status: 'active' }
    : { validFrom: today(), validUntil: extend(today()), status: 'active' };
}
