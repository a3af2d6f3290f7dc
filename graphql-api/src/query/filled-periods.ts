import { badInput } from '../common/errors.ts';
import type { Column } from '../declaration/column-registry.ts';
import { dateBucketsOf, type FilledBuckets } from '../declaration/date-buckets.ts';
import { compared, type Filter } from './comparison.ts';
import { typeOf, type Parameters } from './sql.ts';

/** About a hundred years. */
const MAX_DAYS = 36_600;

/**
 * The periods of a date between the start and the end that a filter gives it, with those that have no records.
 * @throws BAD_USER_INPUT without start and end, for too long a time, and for what has no periods
 */
export function filledPeriods(
  column: Column,
  granularity: string,
  value: string,
  filter: Filter | null | undefined,
  parameters: Parameters,
): FilledBuckets {
  const filled = dateBucketsOf(column)?.filled;
  if (!filled) throw badInput({ fill: ONE_DATE });
  return filled(granularity, value, parameters, () => {
    const operators = (filter?.[column.name] ?? {}) as Filter;
    const from = operand(operators, ['gte', 'gt', 'eq']);
    const to = operand(operators, ['lte', 'lt', 'eq']);
    if (!from || !to)
      throw badInput({
        fill: `Empty periods need a start and an end: filter ${column.name} by gte and lte, such as "now-12M" and "now"`,
      });
    if (Number(new Date(to.value)) - Number(new Date(from.value)) > MAX_DAYS * 86_400_000)
      throw badInput({ fill: 'Empty periods are filled for at most 100 years. Choose a shorter time.' });
    const step = column.kind === 'date' ? '1 day' : '1 microsecond';
    const sql = (of: Operand) => parameters.add(of.value, typeOf(column));
    return {
      first: from.operator === 'gt' ? `(${sql(from)} + interval '${step}')` : sql(from),
      last: to.operator === 'lt' ? `(${sql(to)} - interval '${step}')` : sql(to),
    };
  });
}

/** What a response with filled periods is grouped by. */
export const ONE_DATE = 'Empty periods are filled where groupBy has one date of the records and nothing else';

interface Operand {
  operator: string;
  value: string | Date;
}

/** The first of these operators that is given, with its value at the time of the request. */
function operand(operators: Filter, names: readonly string[]): Operand | undefined {
  const operator = names.find(name => operators[name] !== undefined && operators[name] !== null);
  if (!operator) return undefined;
  return { operator, value: compared(operator, operators[operator]) as Operand['value'] };
}
