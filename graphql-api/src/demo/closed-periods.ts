import { addDays, addMonths } from '../common/dates.ts';
import type { ClosedPeriod } from '../resources/closed-periods/closed-period.ts';
import { momentOn, monthsBetween, recordsBegin } from './days.ts';
import { createRandom } from './random.ts';
import { numbered, type Fields, type Story } from './story.ts';

const CLOSED_MONTHS = 6;

/** The first months of the books are closed, each on the tenth of the next month. */
export function makeClosedPeriods(today: string): Story<Fields<ClosedPeriod>>[] {
  const random = createRandom('closed periods');
  const begin = recordsBegin(today);
  return numbered(
    monthsBetween(begin, addMonths(begin, CLOSED_MONTHS - 1)).map(first => {
      const closedAt = momentOn(random, addDays(addMonths(first, 1), 9), today);
      return {
        createdAt: closedAt,
        by: 'accounts',
        first: { month: first.slice(0, 7), closedBy: 'accounts', closedAt },
        edits: [],
      };
    }),
  );
}
