import { today, type Invoice } from './invoices.ts';

type Value = string | number | null;

/** A field by which invoices are grouped. */
export interface Key {
  /** Its path in groupBy, sort and the response. */
  path: readonly string[];
  /** What groupBy has at the path; a granularity instead of the last name. */
  choice: unknown;
  selection: string;
  /** The value of an invoice as a response has it; `order` sorts it. */
  of: (invoice: Invoice) => { value: unknown; order: Value };
  granularity?: (day: string) => { value: unknown; order: Value };
}

const plain = (path: readonly string[], value: (invoice: Invoice) => string | null): Key => ({
  path,
  choice: true,
  selection: path.reduceRight((inner, name) => (inner ? `${name} { ${inner} }` : name), ''),
  of: invoice => ({ value: value(invoice), order: value(invoice) }),
});

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const granular = (granularity: string, of: (day: string) => { value: unknown; order: Value }): Key => ({
  path: ['invoiceDate', granularity.toLowerCase()],
  choice: granularity,
  selection: `invoiceDate { ${granularity.toLowerCase()} }`,
  of: ({ date }) => of(date),
  granularity: of,
});
const same = <T extends Value>(value: T) => ({ value, order: value });
const quarter = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

const NO_BAND = { from: null, to: null };
const width = (size: number) => (value: number | null) => {
  if (value === null) return { value: NO_BAND, order: null };
  const from = Math.floor(value / size) * size;
  return { value: { from, to: from + size }, order: from };
};
const limits = (ends: readonly number[]) => (value: number | null) => {
  if (value === null) return { value: NO_BAND, order: null };
  const passed = ends.filter(end => end <= value).length;
  return { value: { from: ends[passed - 1] ?? null, to: ends[passed] ?? null }, order: passed };
};

/** The birthdays that somebody has had. */
function age(born: string | null): number | null {
  if (born === null) return null;
  const hadBirthday = today().slice(5) >= born.slice(5);
  return Number(today().slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

const CITY = plain(['member', 'city'], ({ member }) => member.city);
const BANDS = ['bands', 'totalAmount'];
const AGES = ['member', 'bands', 'dateOfBirth'];
const ends = '{ from to }';

/** Entries of groupBy; the fields of one are one level. */
export const ENTRIES: readonly (readonly Key[])[] = [
  [plain(['paymentMethod'], ({ method }) => method)],
  [plain(['paymentStatus'], ({ status }) => status)],
  [CITY],
  [
    {
      ...plain(['member', 'id'], ({ member }) => member.id),
      of: ({ member }) => ({ value: member.id, order: Number(member.id) }),
    },
    plain(['member', 'name'], ({ member }) => member.name),
  ],
  [granular('MONTH', day => same(day.slice(0, 7)))],
  [granular('QUARTER', day => same(quarter(day)))],
  [granular('YEAR', day => same(Number(day.slice(0, 4))))],
  [granular('WEEKDAY', day => ({ value: WEEKDAYS[weekday(day)], order: weekday(day) }))],
  [granular('DAY', same)],
  [
    {
      path: BANDS,
      choice: { width: 30 },
      selection: `bands { totalAmount ${ends} }`,
      of: ({ total }) => width(30)(total / 100),
    },
  ],
  [
    {
      path: AGES,
      choice: { limits: [18, 30, 60] },
      selection: `member { bands { dateOfBirth ${ends} } }`,
      of: ({ member }) => limits([18, 30, 60])(age(member.born)),
    },
  ],
];

/** An object with a value at a path, added to another one. */
export function putAt(tree: Record<string, unknown>, path: readonly string[], value: unknown): object {
  const [name, ...rest] = path;
  tree[name!] =
    rest.length === 0 ? value : putAt((tree[name!] ?? {}) as Record<string, unknown>, rest, value);
  return tree;
}

/** An entry of groupBy: a granularity stands where the response has its field. */
export function entryOf(keys: readonly Key[]): object {
  const entry = {};
  for (const { path, choice, granularity } of keys)
    putAt(entry, granularity ? path.slice(0, -1) : path, choice);
  return entry;
}
