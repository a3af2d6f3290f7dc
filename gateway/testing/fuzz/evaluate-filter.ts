import type { FieldContract, ResourceContract } from '@gym/graphql-api';
import { contracts } from '../../src/contracts.ts';
import type { Choices } from './choices.ts';
import type { StoredRecord } from './fuzz-app.ts';
import { schema } from './schema.ts';
import { objectOf } from './values.ts';

export type Filter = { [name: string]: unknown };
type AllRecords = ReadonlyMap<string, readonly StoredRecord[]>;

/** A reference to another record: `assignedTrainer` by `assignedTrainerId`. */
interface Reference {
  property: string;
  field: FieldContract;
  target: ResourceContract;
}

/** A list of referring records: `payments` of a member, whose `memberId` it is. */
interface Inverse {
  name: string;
  field: FieldContract;
  from: ResourceContract;
}

const filterFields = (resource: ResourceContract): string[] => {
  const type = schema.getType(`${resource.type}Filter`);
  return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
};

const referencesOf = (resource: ResourceContract): Reference[] => {
  const offered = new Set(filterFields(resource));
  return resource.fields.flatMap(field => {
    const target = contracts.find(({ path }) => path === field.ref);
    const property = field.name.replace(/Id$/, '');
    return target && field.read && offered.has(property) ? [{ property, field, target }] : [];
  });
};

/** Which field of the other resource a list hangs on: the only reference to this one. */
const inversesOf = (resource: ResourceContract): Inverse[] =>
  filterFields(resource).flatMap(name => {
    const filter = schema.getType(`${resource.type}Filter`);
    const type = filter && 'getFields' in filter ? String(filter.getFields()[name]?.type) : '';
    const from = contracts.find(candidate => type === `${candidate.type}ListFilter`);
    const fields = from?.fields.filter(({ ref, read }) => ref === resource.path && read) ?? [];
    return from && fields.length === 1 ? [{ name, field: fields[0]!, from }] : [];
  });

/** The lists within a record of a resource. */
export const listsOf = (resource: ResourceContract): string[] => inversesOf(resource).map(({ name }) => name);

/** The columns of a resource that a condition can be about and whose values every record shows. */
const filterable = (resource: ResourceContract) =>
  resource.fields.filter(field => field.filterable && field.read === field.name && field.kind !== 'json');

const DEEPEST = 3;

/** A filter whose operands are values of stored records, or near them. */
export function generateFilter(
  choices: Choices,
  resource: ResourceContract,
  all: AllRecords,
  depth = 0,
): Filter {
  const inner = (of: ResourceContract) => generateFilter(choices, of, all, depth + 1);
  const references = referencesOf(resource);
  const inverses = inversesOf(resource);
  const condition = (): [string, unknown] => {
    const field = choices.pick(filterable(resource));
    return [field.name, operatorsFor(choices, resource, field, all)];
  };
  const kinds: (() => [string, unknown])[] = [condition, condition, condition];
  if (depth < DEEPEST)
    kinds.push(
      () => ['not', inner(resource)],
      () => ['and', choices.list(0, 2, () => inner(resource))],
      () => ['or', choices.list(0, 3, () => inner(resource))],
    );
  if (depth < DEEPEST && references.length > 0)
    kinds.push(() => {
      const { property, target } = choices.pick(references);
      return [property, inner(target)];
    });
  if (depth < DEEPEST && inverses.length > 0)
    kinds.push(() => {
      const { name, from } = choices.pick(inverses);
      return [name, { [choices.pick(['some', 'none', 'every'])]: inner(from) }];
    });
  if (depth < DEEPEST && inverses.length > 0)
    kinds.push(() => {
      const { name, from } = choices.pick(inverses);
      const filter = choices.oneIn(2) ? { filter: inner(from) } : {};
      const count = { [choices.pick(['eq', 'ne', 'lt', 'lte', 'gt', 'gte'])]: choices.below(3) };
      return [name, { aggregate: { ...filter, count } }];
    });
  return objectOf(choices.list(choices.oneIn(12) ? 0 : 1, 2, () => choices.pick(kinds)()));
}

function operatorsFor(
  choices: Choices,
  resource: ResourceContract,
  field: FieldContract,
  all: AllRecords,
): Filter {
  const values = (all.get(resource.type) ?? [])
    .map(record => record[field.name])
    .filter(value => value !== null && value !== undefined);
  if (field.kind === 'textList') {
    const entries = values.flat();
    return { contains: entries.length > 0 ? choices.pick(entries) : 'none' };
  }
  const isNull = (): Filter => ({ isNull: choices.oneIn(2) });
  if (values.length === 0) return field.kind === 'boolean' ? { eq: true } : isNull();
  const value = () => choices.pick(values);
  if (field.kind === 'boolean') return { eq: value() };
  const makers: (() => Filter)[] = [
    () => ({ eq: value() }),
    () => ({ ne: value() }),
    () => ({ in: choices.list(0, 3, value) }),
    () => ({ notIn: choices.list(0, 3, value) }),
    isNull,
  ];
  if (COMPARABLE.has(field.kind))
    makers.push(
      () => ({ [choices.pick(['lt', 'lte', 'gt', 'gte'])]: value() }),
      () => ({ gte: value(), lt: value() }),
    );
  if (field.kind === 'date') {
    const days = () => choices.list(0, 3, () => choices.pick(WEEKDAYS));
    makers.push(() => ({ weekday: { [choices.pick(['in', 'notIn'])]: days() } }));
  }
  if (TEXTS.has(field.kind))
    makers.push(
      () => ({
        [choices.pick(['contains', 'startsWith', 'endsWith'])]: partOf(choices, String(value())),
      }),
      () => {
        const text = String(value());
        return { eqIgnoreCase: choices.pick([text, text.toUpperCase(), text.toLowerCase()]) };
      },
    );
  return choices.pick(makers)();
}

/** Kinds that PostgreSQL and JavaScript order alike; texts have an order of their own. */
const COMPARABLE: ReadonlySet<string> = new Set(['money', 'number', 'int', 'date', 'dateTime']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'email', 'choice']);

/** Part of a text in either case, with the characters that LIKE and escaping give a meaning. */
function partOf(choices: Choices, text: string): string {
  const characters = [...text];
  const from = choices.below(characters.length);
  const part = characters.slice(from, from + 1 + choices.below(5)).join('');
  const cased = choices.pick([part, part.toUpperCase(), part.toLowerCase()]);
  return choices.oneIn(6) ? choices.pick(['%', '_', '\\', '\\%', "'", '']) : cased;
}

/** Whether a record meets a filter, in plain JavaScript. */
export function meets(
  record: StoredRecord,
  filter: Filter,
  resource: ResourceContract,
  all: AllRecords,
): boolean {
  return Object.entries(filter).every(([name, value]) => {
    const parts = () => (value as Filter[]).map(part => meets(record, part, resource, all));
    if (name === 'and') return parts().every(Boolean);
    if (name === 'or') return parts().some(Boolean);
    if (name === 'not') return !meets(record, value as Filter, resource, all);
    const field = resource.fields.find(candidate => candidate.name === name && candidate.filterable);
    if (field)
      return Object.entries(value as Filter).every(([operator, operand]) =>
        compare(record[name], operator, operand),
      );
    const reference = referencesOf(resource).find(({ property }) => property === name);
    if (reference) {
      if (isEmpty(value)) return true;
      const { field: by, target } = reference;
      const related = (all.get(target.type) ?? []).find(({ id }) => id === record[by.name]);
      return related !== undefined && meets(related, value as Filter, target, all);
    }
    const inverse = inversesOf(resource).find(candidate => candidate.name === name)!;
    const referring = (all.get(inverse.from.type) ?? []).filter(
      other => other[inverse.field.name] === record.id,
    );
    const matching = (part: Filter) =>
      referring.filter(other => meets(other, part, inverse.from, all)).length;
    return Object.entries(value as Filter).every(([quantifier, part]) => {
      if (quantifier === 'aggregate') {
        const { filter: chosen = {}, count } = part as { filter?: Filter; count: Filter };
        return Object.entries(count).every(([operator, operand]) =>
          compare(matching(chosen), operator, operand),
        );
      }
      const found = matching(part as Filter);
      if (quantifier === 'every') return found === referring.length;
      return quantifier === 'some' ? found > 0 : found === 0;
    });
  });
}

/** Whether a filter has no condition: all records meet it, also those without the related one that it is about. */
const isEmpty = (filter: unknown): boolean =>
  isObject(filter) &&
  Object.entries(filter).every(([name, part]) => {
    if (name === 'and') return (part as Filter[]).every(isEmpty);
    if (name === 'or') return (part as Filter[]).length > 0 && (part as Filter[]).every(isEmpty);
    return !['not', 'some', 'none', 'every', 'aggregate'].includes(name) && isEmpty(part);
  });

const isObject = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A condition on a value. A missing one meets only `isNull`, `ne` and `notIn`. */
function compare(value: unknown, operator: string, operand: unknown): boolean {
  const missing = value === null || value === undefined;
  switch (operator) {
    case 'isNull':
      return missing === operand;
    case 'ne':
      return missing || value !== operand;
    case 'notIn':
      return missing || !(operand as unknown[]).includes(value);
    case 'eq':
      return value === operand;
    case 'in':
      return (operand as unknown[]).includes(value);
    case 'contains':
      if (Array.isArray(value)) return value.includes(operand);
      return !missing && lower(value).includes(lower(operand));
    case 'startsWith':
      return !missing && lower(value).startsWith(lower(operand));
    case 'endsWith':
      return !missing && lower(value).endsWith(lower(operand));
    case 'eqIgnoreCase':
      return !missing && lower(value) === lower(operand);
    case 'weekday':
      return Object.entries(operand as Filter).every(([inner, day]) =>
        compare(missing ? null : weekdayOf(String(value)), inner, day),
      );
    default:
      return !missing && ordered(value, operator, operand);
  }
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
/** The day of the week of a date, `yyyy-mm-dd`. */
const weekdayOf = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()]!;

/** Ignores case; a sigma at the end of a word is the same letter. */
const lower = (text: unknown) => String(text).toLowerCase().normalize('NFC').replaceAll('ς', 'σ');

/** Dates and moments are written so that their texts have their order. */
function ordered(value: unknown, operator: string, operand: unknown): boolean {
  const [a, b] = typeof value === 'number' ? [value, Number(operand)] : [String(value), String(operand)];
  if (operator === 'lt') return a < b;
  if (operator === 'lte') return a <= b;
  if (operator === 'gt') return a > b;
  return a >= b;
}
