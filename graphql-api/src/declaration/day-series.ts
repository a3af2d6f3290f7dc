import { defineEnumValue, defineField, defineType, type TypeDefinition } from './sdl.ts';

/** The periods of a series of days, with their units in date math. */
export const PERIODS: Readonly<Record<string, { unit: string; description: string }>> = {
  DAY: { unit: 'd', description: 'Each day' },
  WEEK: { unit: 'w', description: 'The last day of each week, which begins as Club Settings say' },
  MONTH: { unit: 'M', description: 'The last day of each month' },
  QUARTER: { unit: 'Q', description: 'The last day of each quarter' },
  YEAR: { unit: 'y', description: 'The last day of each year' },
  FISCAL_QUARTER: { unit: 'fQ', description: 'The last day of each quarter of the fiscal year' },
  FISCAL_YEAR: { unit: 'fy', description: 'The last day of each fiscal year' },
};

/** The types of the argument `asOfEach`. */
export const DAY_SERIES_TYPES: readonly TypeDefinition[] = [
  defineType(
    'input',
    'DaySeries',
    'Several days, at most 24: a list, or the last day of each period from `from` to `to`. The days may be relative: ' +
      '{ every: MONTH, from: "now-12M/M", to: "now-1M/M" } are the last days of the 12 months before this one',
    [
      defineField('days', '[LocalDate!]', 'The days, in any order'),
      defineField('every', 'SeriesPeriod', 'The periods'),
      defineField('from', 'LocalDate', 'The first day on which a period may end'),
      defineField(
        'to',
        'LocalDate',
        'The last day on which a period may end. "now/M" includes this month, which is as it is now',
      ),
    ],
  ),
  defineType(
    'enum',
    'SeriesPeriod',
    'The periods of a series of days',
    Object.entries(PERIODS).map(([name, { description }]) => defineEnumValue(name, description)),
  ),
];
