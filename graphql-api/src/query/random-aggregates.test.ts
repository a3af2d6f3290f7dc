import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import {
  Choices,
  compares,
  invoiceFilter,
  memberFilter,
  total,
  type RandomFilter,
} from '../../testing/random-aggregates/filters.ts';
import {
  expectedGroups,
  FIGURES,
  type Aggregate,
  type Calculation,
  type Figure,
  type Group,
} from '../../testing/random-aggregates/groups.ts';
import {
  addDays,
  storeInvoices,
  today,
  type Invoice,
  type Member,
} from '../../testing/random-aggregates/invoices.ts';
import { ENTRIES, entryOf, putAt } from '../../testing/random-aggregates/keys.ts';
import { casesOf, RANDOM_TIMEOUT } from '../../testing/random-cases.ts';

vi.stubEnv('CLUB_TIME_ZONE', 'UTC');
const app = useApp();
let members: Member[];
beforeAll(async () => {
  members = await storeInvoices(app);
});

/** A query with its variables, and the response that it should have. */
interface Case {
  query: string;
  variables: object;
  expected: unknown;
}

/** Compares numbers up to the digits that PostgreSQL and JavaScript round alike. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Number(part.toFixed(6)) + 0 : part,
    ),
  );

const check = (cases: number, make: (choices: Choices) => Case) =>
  fc.assert(
    fc.asyncProperty(fc.gen(), async generate => {
      const { query, variables, expected } = make(new Choices(generate));
      const found = await app
        .as('admin')
        .request<{ rows: unknown }>(query, variables as Record<string, unknown>);
      expect(rounded(found.rows), `${query}\n${JSON.stringify(variables)}`).toEqual(rounded(expected));
    }),
    casesOf(cases),
  );

const amounts = (rows: readonly Invoice[]) => total(rows.map(({ amount }) => amount));
const euros = (cents: number | null) => (cents ?? 0) / 100;

/** Figures that others are calculated of. */
const figures = (filtered: readonly RandomFilter<Invoice>[]): Figure[] => [
  { path: 'count', value: ({ rows }) => rows.length },
  { path: 'sum.amount', value: ({ rows }) => euros(amounts(rows)) },
  ...filtered.flatMap(({ meets }, index): Figure[] => [
    { path: `f${index}.count`, value: ({ rows }) => rows.filter(meets).length },
    { path: `f${index}.sum.amount`, value: ({ rows }) => euros(amounts(rows.filter(meets))) },
  ]),
];

const IN_ROW = ['difference', 'ratio', 'share', 'rank'] as const;
/** Those that groups in their order have. */
const IN_ORDER = ['previous', 'runningTotal', 'movingAverage'] as const;

function calculation(
  choices: Choices,
  filtered: readonly RandomFilter<Invoice>[],
  names: readonly Calculation['function'][],
): Calculation {
  const offered = figures(filtered);
  return {
    function: choices.pick(names),
    of: choices.pick(offered),
    other: choices.pick(offered),
    groups: 1 + choices.below(4),
  };
}

const callOf = ({ function: name, of, other, groups }: Calculation): string => {
  const further: Partial<Record<Calculation['function'], string>> = {
    difference: `, minus: "${other.path}"`,
    ratio: `, to: "${other.path}"`,
    movingAverage: `, groups: ${groups}`,
  };
  return `${name}(of: "${of.path}"${further[name] ?? ''})`;
};

type Having = { having: object; meets: (group: Group) => boolean };
function havingOf(
  choices: Choices,
  filtered: readonly RandomFilter<Invoice>[],
  none: number | null,
): Having | undefined {
  if (!choices.oneIn(3)) return undefined;
  const [operator, least] = [choices.pick(['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const), choices.below(9)];
  const figure = choices.pick(figures(filtered).filter(({ path }) => path.endsWith('count')));
  return choices.pick<Having>([
    {
      having: { figure: { path: figure.path, [operator]: least } },
      meets: group => compares(figure.value(group), operator, least),
    },
    {
      having: { not: { count: { [operator]: least } } },
      meets: ({ rows }) => !compares(rows.length, operator, least),
    },
    {
      having: { sum: { paidAmount: { [`${operator}Field`]: 'sum.totalAmount' } } },
      meets: ({ rows }) =>
        compares(
          total(rows.map(({ paid }) => paid)) ?? none,
          operator,
          total(rows.map(invoice => invoice.total)) ?? none,
        ),
    },
  ]);
}

type Sort = Aggregate['sort'][number] & { key: object };
function sortOf(
  choices: Choices,
  levels: Aggregate['levels'],
  calculated: readonly Calculation[],
  none: number | null,
): Sort {
  const direction = choices.pick(['ASC', 'DESC']);
  const descending = direction === 'DESC';
  const keys = levels.flat();
  const at = choices.below(keys.length + 2);
  if (at < keys.length)
    return {
      key: { group: putAt({}, keys[at]!.path, direction) },
      value: ({ values }) => values[at]?.order ?? null,
      descending,
    };
  const rank = calculated.findIndex(({ function: name }) => name === 'rank');
  if (at === keys.length && rank >= 0)
    return {
      key: { figure: `calculated.c${rank}`, direction },
      value: group => group.calculated[rank]!,
      descending,
    };
  return at === keys.length
    ? { key: { count: direction }, value: ({ rows }) => rows.length, descending }
    : { key: { sum: { amount: direction } }, value: ({ rows }) => amounts(rows) ?? none, descending };
}

const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2023-01-01', day));

/** The members with the invoices that were entered by a day. */
function membersOn(day: string | null): Member[] {
  if (day === null) return members;
  return members.map(given => {
    const member: Member = { ...given };
    const invoices = given.invoices.filter(({ entered }) => entered <= day);
    member.invoices = invoices.map(invoice => ({ ...invoice, member }));
    return member;
  });
}

function aggregateCase(choices: Choices): Case {
  const filtered = choices.list(2, () => invoiceFilter(choices));
  const asOfEach = choices.oneIn(3) ? choices.list(3, () => addDays(today(), -choices.below(95))) : [];
  const hasDays = asOfEach.length > 0;
  const functions = hasDays ? IN_ROW : [...IN_ROW, ...IN_ORDER];
  const calculated = choices.list(3, () => calculation(choices, filtered, functions));
  const isFilled = choices.oneIn(4);
  // A period that is filled has sums of 0.
  const none = isFilled ? 0 : null;
  // Ages are those of today.
  const entries = ENTRIES.filter(keys => !hasDays || keys.every(({ path }) => !path.includes('dateOfBirth')));
  const dated = entries.filter(([key]) => key!.granularity);
  const levels = isFilled
    ? [choices.pick(dated)]
    : [...new Set(choices.list(3, () => choices.pick(entries)))];
  const rollup = levels.length > 0 && choices.oneIn(2);
  const limitBy = levels.length > (hasDays ? 0 : 1) && choices.oneIn(2) ? 1 + choices.below(3) : undefined;
  const sort = choices.list(2, () => sortOf(choices, levels, calculated, none));
  const having = havingOf(choices, filtered, none);
  const chosen = invoiceFilter(choices);
  const [start, length] = [addDays(today(), -choices.below(150)), choices.below(60)];
  const days = Array.from({ length: length + 1 }, (_, index) => addDays(start, index));
  const period = { invoiceDate: { gte: start, lte: days.at(-1) } };
  const aggregate: Aggregate = {
    levels,
    rollup,
    ...(hasDays && { days: [...new Set(asOfEach)].toSorted() }),
    // Weekdays come again: all of them are filled.
    ...(isFilled && { filledDays: levels[0]![0]!.choice === 'WEEKDAY' ? WEEK : days }),
    filtered,
    calculated,
    ...(having && { having: having.meets }),
    sort,
    ...(limitBy && { limitBy }),
    limit: choices.oneIn(3) ? choices.below(6) : 100,
    offset: choices.oneIn(3) ? choices.below(4) : 0,
  };
  const invoices = (day: string | null) =>
    membersOn(day)
      .flatMap(member => member.invoices)
      .filter(invoice => chosen.meets(invoice) && (!isFilled || days.includes(invoice.date)));
  const group = levels.flat().map(({ selection }) => selection);
  return {
    query: `query ($filter: BillingRecordFilter, $asOfEach: DaySeries, $groupBy: [BillingRecordGroupBy!], $having: BillingRecordHaving, $sort: [BillingRecordAggregateSort!]${filtered.map((_, index) => `, $f${index}: BillingRecordFilter!`).join('')}) {
      rows: billingRecordsAggregate(filter: $filter, groupBy: $groupBy, having: $having, sort: $sort, fill: ${isFilled}, rollup: ${rollup}, limitBy: ${limitBy ?? null}, asOfEach: $asOfEach, limit: ${aggregate.limit}, offset: ${aggregate.offset}) {
        ${group.length > 0 ? `group { ${group.join(' ')} }` : ''} asOf level groupCount ${FIGURES}
        ${filtered.map((_, index) => `f${index}: filtered(filter: $f${index}) { ${FIGURES} }`).join(' ')}
        ${calculated.length > 0 ? `calculated { ${calculated.map((call, index) => `c${index}: ${callOf(call)}`).join(' ')} }` : ''}
      }
    }`,
    variables: {
      filter: isFilled ? { ...period, and: [chosen.filter] } : chosen.filter,
      groupBy: levels.map(entryOf),
      ...(hasDays && { asOfEach: { days: asOfEach } }),
      ...(having && { having: having.having }),
      sort: sort.map(({ key }) => key),
      ...Object.fromEntries(filtered.map(({ filter }, index) => [`f${index}`, filter])),
    },
    expected: expectedGroups(invoices, aggregate),
  };
}

test(
  'groups are those of plain JavaScript: keys, subtotals, figures, order and limits',
  () => check(150, aggregateCase),
  RANDOM_TIMEOUT,
);

function membersCase(choices: Choices): Case {
  const [chosen, beside, sorting] = [memberFilter(choices), invoiceFilter(choices), invoiceFilter(choices)];
  const bySum = choices.oneIn(2);
  const direction = choices.pick(['ASC', 'DESC']);
  const figure = ({ invoices }: Member) => {
    const rows = invoices.filter(sorting.meets);
    return bySum ? amounts(rows) : rows.length;
  };
  const compare = (a: Member, b: Member): number => {
    const [left, right] = [figure(a), figure(b)];
    if (left === right) return a.name < b.name ? -1 : 1;
    if (left === null) return 1;
    if (right === null) return -1;
    return direction === 'ASC' ? left - right : right - left;
  };
  return {
    query: `query ($filter: MemberFilter, $sort: [MemberSort!], $beside: BillingRecordFilter) {
      rows: members(filter: $filter, sort: $sort) { totalCount items { name invoicesAggregate(filter: $beside) { count sum { amount } } } }
    }`,
    variables: {
      filter: chosen.filter,
      beside: beside.filter,
      sort: [
        {
          invoices: {
            filter: sorting.filter,
            ...(bySum ? { sum: { amount: direction } } : { count: direction }),
          },
        },
        { field: 'name' },
      ],
    },
    expected: {
      totalCount: members.filter(chosen.meets).length,
      items: members
        .filter(chosen.meets)
        .toSorted(compare)
        .map(({ name, invoices }) => {
          const rows = invoices.filter(beside.meets);
          const sum = amounts(rows);
          return {
            name,
            invoicesAggregate: { count: rows.length, sum: { amount: sum === null ? null : sum / 100 } },
          };
        }),
    },
  };
}

test(
  'members have, are found and sorted by the figures of their invoices',
  () => check(100, membersCase),
  RANDOM_TIMEOUT,
);
