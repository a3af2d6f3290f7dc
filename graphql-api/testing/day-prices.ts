/** What the price of the days of a contract depends on. Dates are yyyy-mm-dd, the price is that of a whole period. */
export interface PricedContract {
  price: number;
  billingFrequency: string;
  billingAnchor: string;
  startDate: string;
  endDate: string | null;
  billedThrough: string | null;
  freezes: readonly { from: string; to: string }[];
  /** The days that a single price is for, of a contract that is billed once. */
  agreedDays?: number | undefined;
}

/** The price of a billing period up to the last invoiced day. */
export interface PricedPeriod {
  from: string;
  to: string;
  /** Whole cents, before tax. */
  cents: number;
}

const WEEKS: Readonly<Record<string, number>> = { weekly: 1, 'bi-weekly': 2 };
const MONTHS: Readonly<Record<string, number>> = {
  monthly: 1,
  quarterly: 3,
  'semi-annual': 6,
  annual: 12,
};

const nextDay = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const NEVER = '9999-12-31';

/** The first day of a period. @param index 0 for the period that begins on the anchor */
function startOf({ billingAnchor, billingFrequency }: PricedContract, index: number): string {
  if (billingFrequency === 'one-time') return index === 0 ? billingAnchor : NEVER;
  const weeks = WEEKS[billingFrequency];
  if (weeks) return nextDay(billingAnchor, index * weeks * 7);
  const [year, month, date] = billingAnchor.split('-').map(Number) as [number, number, number];
  const months = index * MONTHS[billingFrequency]!;
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/**
 * What the days of a contract cost, counted one by one and without code of the product: a period costs the share of its
 * price for the days of the contract that are neither frozen nor before the anchor, rounded once.
 */
export function pricedPeriods(contract: PricedContract): PricedPeriod[] {
  const { price, startDate, endDate, billedThrough, freezes, agreedDays } = contract;
  const invoiced = billedThrough ?? '';
  const last = endDate !== null && endDate < invoiced ? endDate : invoiced;
  const periods: PricedPeriod[] = [];
  for (let index = 0; startOf(contract, index) <= last; index++) {
    const [from, next] = [startOf(contract, index), startOf(contract, index + 1)];
    let [days, charged] = [0, 0];
    for (let day = from; day < next && day <= (agreedDays === undefined ? next : last); day = nextDay(day)) {
      days++;
      const isFrozen = freezes.some(freeze => freeze.from <= day && day <= freeze.to);
      if (startDate <= day && day <= last && !isFrozen) charged++;
    }
    const cents = rounded(
      Math.round(price * 100) * Math.min(charged, agreedDays ?? days),
      agreedDays ?? days,
    );
    periods.push({ from, to: nextDay(next, -1), cents });
  }
  return periods;
}

/** The amounts for days, in whole cents, by the first day of the period that they are in. */
export function sumByPeriod(
  contract: PricedContract,
  amounts: readonly { from: string; cents: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { from, cents } of amounts) {
    let index = 0;
    while (startOf(contract, index + 1) <= from) index++;
    const period = startOf(contract, index);
    sums.set(period, (sums.get(period) ?? 0) + cents);
  }
  return sums;
}

/** `amount / parts`, rounded half up. */
const rounded = (amount: number, parts: number) => Math.floor((2 * amount + parts) / (2 * parts));
