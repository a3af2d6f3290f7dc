import { clubTimeZone, firstWeekday } from '../common/club-settings.ts';
import type { Column } from './column-registry.ts';
import { defineEnumValue, defineField, defineType, type TypeDefinition } from './sdl.ts';

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** One granularity at which values are grouped. */
interface Granularity {
  type: string;
  description: string;
  /** The bucket in SQL; `value` is a local timestamp, or the text of a time of day. */
  sql: (value: string, parameters: Parameters) => string;
  /** Formats the bucket, where PostgreSQL truncates faster than it formats: once per group instead of once per row. */
  format?: (bucket: string) => string;
}

const DATE_GRANULARITIES: Record<string, Granularity> = {
  day: { type: 'LocalDate', description: 'The date', sql: value => `${value}::date` },
  week: {
    type: 'LocalDate',
    description: 'The week, as the date of its first day, which Club Settings say',
    sql: (value, parameters) =>
      `(${value}::date - (extract(dow from ${value})::int + 7 - ${parameters.add(firstWeekday(), 'int')}) % 7)`,
  },
  month: {
    type: 'String',
    description: 'The month, such as 2026-03',
    sql: value => `date_trunc('month', ${value})`,
    format: month => `to_char(${month}, 'YYYY-MM')`,
  },
  quarter: {
    type: 'String',
    description: 'The quarter, such as 2026-Q1',
    sql: value => `date_trunc('quarter', ${value})`,
    format: quarter => `to_char(${quarter}, 'YYYY"-Q"Q')`,
  },
  year: { type: 'Int', description: 'The year', sql: value => `extract(year from ${value})::int` },
  weekday: {
    type: 'Weekday',
    description: 'The day of the week, across weeks',
    sql: value => `extract(dow from ${value})::int`,
    format: weekday => `(array['${WEEKDAYS.join("', '")}'])[${weekday} + 1]`,
  },
};
const DATE_TIME_GRANULARITIES: Record<string, Granularity> = {
  ...DATE_GRANULARITIES,
  hour: {
    type: 'Int',
    description: 'The hour of the day, 0 to 23, across days',
    sql: value => `extract(hour from ${value})::int`,
  },
};
const TIME_GRANULARITIES: Record<string, Granularity> = {
  time: { type: 'String', description: 'The time of day, HH:MM', sql: value => value },
  hour: {
    type: 'Int',
    description: 'The hour of the day, 0 to 23',
    sql: value => `left(${value}, 2)::int`,
  },
};

/** The parameters of a statement. */
interface Parameters {
  /** Adds a value and returns its placeholder. */
  add: (value: unknown, type: string) => string;
}

/** All buckets of a time in SQL, also those without records. */
export interface FilledBuckets {
  /** Selects each bucket, as `bucket`. */
  query: string;
  /** The bucket of a record. */
  ofRecord: string;
  output: (bucket: string) => string;
}

/** The granularities of one kind of column, and their GraphQL types. */
export interface DateBuckets {
  /** The enum that groupBy takes; in lower case, a granularity is the name of its field in the response. */
  granularity: string;
  /** The type with a field of the response for each granularity. */
  group: string;
  sort: string;
  definitions: readonly TypeDefinition[];
  /** The buckets between two dates or of all weekdays or hours; undefined for times of day. */
  filled?: (
    granularity: string,
    value: string,
    parameters: Parameters,
    range: () => { first: string; last: string },
  ) => FilledBuckets;
  /** The bucket of a value in SQL: the key of `group by`, and its output. */
  sql: (granularity: string, value: string, parameters: Parameters) => { key: string; output: string };
}

function declareBuckets(
  name: string,
  noun: string,
  granularities: Record<string, Granularity>,
  localSql: (value: string, parameters: Parameters) => string,
): DateBuckets {
  const entries = Object.entries(granularities);
  const [granularity, group, sort] = [`${name}Granularity`, `${name}Group`, `${name}GroupSort`];
  return {
    granularity,
    group,
    sort,
    definitions: [
      defineType(
        'enum',
        granularity,
        `The granularity at which ${noun} is grouped`,
        entries.map(([key, { description }]) => defineEnumValue(key.toUpperCase(), description)),
      ),
      defineType(
        'type',
        group,
        `${noun[0]!.toUpperCase()}${noun.slice(1)} of a group, at the granularities of groupBy`,
        entries.map(([key, { type }]) => defineField(key, type)),
      ),
      defineType(
        'input',
        sort,
        'The granularity by which groups are sorted',
        entries.map(([key]) => defineField(key, 'SortDirection')),
      ),
    ],
    sql: (key, value, parameters) => {
      const { sql, format } = granularities[key]!;
      const bucket = sql(localSql(value, parameters), parameters);
      return { key: bucket, output: format?.(bucket) ?? bucket };
    },
  };
}

/** Weekdays and hours, which come again. */
const CYCLES: Record<string, { first: string; last: string; step: string }> = {
  weekday: { first: `timestamp '2023-01-01'`, last: `timestamp '2023-01-07'`, step: '1 day' },
  hour: { first: `timestamp '2023-01-01'`, last: `timestamp '2023-01-01 23:00'`, step: '1 hour' },
};

/** Adds the buckets of a time, which are those of its days. */
function withFilled(
  buckets: DateBuckets,
  localSql: (value: string, parameters: Parameters) => string,
): DateBuckets {
  return {
    ...buckets,
    filled: (granularity, value, parameters, range) => {
      const { sql, format } = DATE_TIME_GRANULARITIES[granularity]!;
      const dayOf = (time: string) => `date_trunc('day', ${localSql(time, parameters)})`;
      const days = () => {
        const { first, last } = range();
        return { first: dayOf(first), last: dayOf(last), step: '1 day' };
      };
      const { first, last, step } = CYCLES[granularity] ?? days();
      return {
        query: `select distinct ${sql('part', parameters)} as bucket from generate_series(${first}, ${last}, interval '${step}') part`,
        ofRecord: sql(localSql(value, parameters), parameters),
        output: bucket => format?.(bucket) ?? bucket,
      };
    },
  };
}

const localDate = (value: string) => `${value}::timestamp`;
const localDateTime = (value: string, parameters: Parameters) =>
  `(${value} at time zone ${parameters.add(clubTimeZone(), 'text')})`;

const dateBuckets = withFilled(declareBuckets('Date', 'a date', DATE_GRANULARITIES, localDate), localDate);
const dateTimeBuckets = withFilled(
  declareBuckets(
    'DateTime',
    "a date and time (in the club's time zone)",
    DATE_TIME_GRANULARITIES,
    localDateTime,
  ),
  localDateTime,
);
const timeBuckets = declareBuckets('Time', 'a time of day', TIME_GRANULARITIES, value => value);

/** The types of all granularities. */
export const BUCKET_TYPES: readonly TypeDefinition[] = [
  defineType('enum', 'Weekday', 'A day of the week; Sunday sorts first', WEEKDAYS),
  ...[dateBuckets, dateTimeBuckets, timeBuckets].flatMap(({ definitions }) => definitions),
];

/** The granularities at which groupBy takes a column; undefined for a column that is grouped by its value. */
export function dateBucketsOf({ kind }: Pick<Column, 'kind'>): DateBuckets | undefined {
  if (kind === 'date') return dateBuckets;
  if (kind === 'dateTime') return dateTimeBuckets;
  return kind === 'time' ? timeBuckets : undefined;
}
