import { InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { clubTimeZone } from '../common/dates.ts';
import type { Column } from './columns.ts';
import { typeClass, type TypeClass } from './type-class.ts';
import { SortDirection } from './list-types.ts';
import type { Parameters } from '../query/sql.ts';
import { LocalDate } from './scalars.ts';

enum Weekday {
  SUNDAY = 'SUNDAY',
  MONDAY = 'MONDAY',
  TUESDAY = 'TUESDAY',
  WEDNESDAY = 'WEDNESDAY',
  THURSDAY = 'THURSDAY',
  FRIDAY = 'FRIDAY',
  SATURDAY = 'SATURDAY',
}
registerEnumType(Weekday, { name: 'Weekday', description: 'A day of the week; Sunday sorts first' });

interface Cut {
  type: object;
  description: string;
  /** The cut in SQL; `value` is a local timestamp, or the text of a time of day. */
  sql: (value: string) => string;
  /** How the cut is written, where PostgreSQL cuts faster than it writes: once for a group in place of once for a row. */
  text?: (cut: string) => string;
}

const dayCuts: Record<string, Cut> = {
  day: { type: LocalDate, description: 'The date', sql: value => `${value}::date` },
  week: {
    type: LocalDate,
    description: 'The week, as the date of the Sunday that it begins with',
    sql: value => `(${value}::date - extract(dow from ${value})::int)`,
  },
  month: {
    type: String,
    description: 'The month, such as 2026-03',
    sql: value => `date_trunc('month', ${value})`,
    text: month => `to_char(${month}, 'YYYY-MM')`,
  },
  quarter: {
    type: String,
    description: 'The quarter, such as 2026-Q1',
    sql: value => `date_trunc('quarter', ${value})`,
    text: quarter => `to_char(${quarter}, 'YYYY"-Q"Q')`,
  },
  year: { type: Int, description: 'The year', sql: value => `extract(year from ${value})::int` },
  weekday: {
    type: Weekday,
    description: 'The day of the week, whichever the week',
    sql: value => `extract(dow from ${value})::int`,
    text: weekday => `(array['${Object.values(Weekday).join("', '")}'])[${weekday} + 1]`,
  },
};
const momentCuts: Record<string, Cut> = {
  ...dayCuts,
  hour: {
    type: Int,
    description: 'The hour of the day, 0 to 23, whichever the day',
    sql: value => `extract(hour from ${value})::int`,
  },
};
const timeCuts: Record<string, Cut> = {
  time: { type: String, description: 'The time of day, HH:MM', sql: value => value },
  hour: {
    type: Int,
    description: 'The hour of the day, 0 to 23',
    sql: value => `left(${value}, 2)::int`,
  },
};

/** The ways to cut one kind of column into groups, and their GraphQL types. */
export interface Cuts {
  /** What groupBy takes; a cut's value is the name of its field in the answer. */
  choice: object;
  /** What the answer gives. */
  group: TypeClass;
  sort: TypeClass;
  /** One cut of a column in SQL: what makes the group, and how it is answered. */
  sql: (cut: string, value: string, parameters: Parameters) => { key: string; answer: string };
}

function declareCuts(
  name: string,
  of: string,
  cuts: Record<string, Cut>,
  local: (value: string, parameters: Parameters) => string,
): Cuts {
  const fields = Object.entries(cuts);
  const choice = Object.fromEntries(fields.map(([cut]) => [cut.toUpperCase(), cut]));
  registerEnumType(choice, {
    name: `${name}Cut`,
    description: `How ${of} is cut into groups`,
    valuesConfig: Object.fromEntries(
      fields.map(([cut, { description }]) => [cut.toUpperCase(), { description }]),
    ),
  });
  return {
    choice,
    group: typeClass(
      ObjectType,
      `${name}Group`,
      `What the members of a group have in common of ${of}; ask for the cuts that groupBy names`,
      fields.map(([cut, { type, description }]) => ({ name: cut, type: () => type, description })),
    ),
    sort: typeClass(
      InputType,
      `${name}GroupSort`,
      `The cut of ${of} by which groups are sorted`,
      fields.map(([cut, { description }]) => ({ name: cut, type: () => SortDirection, description })),
    ),
    sql: (cut, value, parameters) => {
      const { sql, text } = cuts[cut]!;
      const key = sql(local(value, parameters));
      return { key, answer: text?.(key) ?? key };
    },
  };
}

const days = declareCuts('Day', 'a date', dayCuts, value => `${value}::timestamp`);
const moments = declareCuts(
  'Moment',
  "a moment, read on the club's clock,",
  momentCuts,
  (value, parameters) => `(${value} at time zone ${parameters.add(clubTimeZone(), 'text')})`,
);
const times = declareCuts('Time', 'a time of day', timeCuts, value => value);

/** How a column is cut when it is grouped by; a column that is not cut is grouped by its value. */
export function cutsOf(column: Column): Cuts | undefined {
  if (column.kind === 'date') return days;
  if (column.kind === 'dateTime') return moments;
  return column.kind === 'time' ? times : undefined;
}
