import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import type { Choices } from './choices.ts';
import { allowedValue, type StoredIds } from './record-values.ts';
import { mutationType, queryType, resourceOfType } from './schema.ts';
import {
  DAYS,
  MOMENTS,
  objectOf,
  ODD_DAYS,
  ODD_IDS,
  ODD_MOMENTS,
  ODD_NUMBERS,
  ODD_WHOLES,
  oddText,
  PROTOTYPE_NAMES,
} from './values.ts';

/** A GraphQL request as a client sends it. */
export interface GeneratedQuery {
  query: string;
  variables: Record<string, unknown>;
}

type FieldsType = GraphQLObjectType | GraphQLInterfaceType;

/** Values of stored records, so that conditions find some. */
export interface StoredValues {
  ids: readonly string[];
  texts: readonly string[];
  days: readonly string[];
  moments: readonly string[];
  cursors: readonly string[];
}

const ALIASES = ['a', 'b', 'c', 'items', 'id', 'data', 'errors', ...PROTOTYPE_NAMES];

/** How deep composite fields are nested below a root field, at most. */
const DEEPEST = 4;
/** One value in so many is an odd one, which may be rejected. */
const ODD = 15;
const MOST_ALIASES = 20;
const MOST_DIRECTIVES = 5;

/** A query that fits the schema, from its fields, arguments and types. */
export function generateQuery(choices: Choices, stored: StoredValues): GeneratedQuery {
  return new QueryGenerator(choices, stored, new Map()).operation(queryType, 'query', () => true);
}

/** Mutations that would end the sessions of the test users, change what they may do, or use up their tokens. */
const HARMFUL =
  /^(login|logout|endSessions|changePassword|setUserStatus|updateUser|\w+Permission|\w+PersonalToken|\w+SavedQuery)$/;

/** A mutation that fits the schema; values of records are mostly those that their fields allow. */
export function generateMutation(choices: Choices, stored: StoredValues, ids: StoredIds): GeneratedQuery {
  const generator = new QueryGenerator(choices, stored, ids);
  return generator.operation(mutationType, 'mutation', name => !HARMFUL.test(name));
}

/** What groupBy names, by field: `true`, a granularity, or the same of a related record. */
type Keys = { [name: string]: string | boolean | Keys };

class QueryGenerator {
  readonly #choices: Choices;
  readonly #stored: StoredValues;
  readonly #ids: StoredIds;
  readonly #variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];
  #aliases = 0;
  #directives = 0;

  constructor(choices: Choices, stored: StoredValues, ids: StoredIds) {
    this.#ids = ids;
    this.#choices = choices;
    this.#stored = stored;
  }

  operation(type: GraphQLObjectType, keyword: string, isOffered: (name: string) => boolean): GeneratedQuery {
    const names = Object.keys(type.getFields()).filter(isOffered);
    const wanted = this.#choices.oneIn(4) ? 1 + this.#choices.below(3) : 1;
    const keys = new Set<string>();
    const fields = Array.from({ length: wanted }, () => {
      const field = type.getFields()[this.#choices.pick(names)]!;
      return this.#field(field, keys, 0);
    });
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    const body = fields.filter(Boolean).join(' ') || '__typename';
    const name = this.#choices.oneIn(5) ? ' Fuzz' : '';
    return {
      query: [`${keyword}${name}${declared} { ${body} }`, ...this.#fragments].join('\n'),
      variables: this.#variables,
    };
  }

  /** A field with its arguments and selection; nothing when its response key is taken. */
  #field(field: GraphQLField<unknown, unknown>, keys: Set<string>, depth: number, group?: Keys): string {
    const renamed = this.#aliases < MOST_ALIASES && this.#choices.oneIn(8);
    const key = renamed ? this.#choices.pick(ALIASES) : field.name;
    if (keys.has(key)) return '';
    keys.add(key);
    if (renamed) this.#aliases++;
    const args: Record<string, unknown> = {};
    const written = field.args.flatMap(argument => {
      if (!isRequiredArgument(argument) && !this.#choices.oneIn(3)) return [];
      const value = this.#value(argument.type, argument.name, 0);
      args[argument.name] = value;
      return [`${argument.name}: ${this.#written(argument, value)}`];
    });
    const type = getNamedType(field.type);
    const selection = isCompositeType(type)
      ? ` ${this.#composite(type, depth + 1, group ?? groupKeys(args['groupBy']))}`
      : '';
    const call = written.length > 0 ? `(${written.join(', ')})` : '';
    return `${renamed ? `${key}: ` : ''}${field.name}${call}${this.#directive()}${selection}`;
  }

  /** The selection of a type; of a union, the fields of the interface that its types have in common. */
  #composite(type: GraphQLCompositeType, depth: number, group: Keys | undefined): string {
    if (!isUnionType(type)) return this.#selection(type, depth, group);
    const common = type.getTypes()[0]!.getInterfaces()[0]!;
    return `{ ... on ${common.name} ${this.#selection(common, depth, group)} }`;
  }

  #selection(type: FieldsType, depth: number, group: Keys | undefined): string {
    const all = Object.values(type.getFields()).filter(field => field.name !== 'group' || group);
    const leaves = all.filter(field => !isCompositeType(getNamedType(field.type)));
    const nested = depth < DEEPEST && !this.#choices.exhausted;
    // The parts of a page and of a group are objects, and what there is to see is in them.
    const candidates = nested ? all : leaves;
    const chosen = this.#choices.some(candidates, 1, 4);
    const keys = new Set<string>();
    const parts = chosen.flatMap(field => {
      if (field.name !== 'group') return [this.#field(field, keys, depth)];
      keys.add('group');
      return group && Object.keys(group).length > 0
        ? [`group ${this.#groupSelection(getNamedType(field.type) as GraphQLObjectType, group)}`]
        : [];
    });
    if (this.#choices.oneIn(6) && !keys.has('__typename')) parts.push('__typename');
    return `{ ${this.#fragmented(parts.filter(Boolean), type)} }`;
  }

  /** The fields of a group that groupBy names. */
  #groupSelection(type: GraphQLObjectType, group: Keys): string {
    const parts = Object.entries(group).flatMap(([name, key]) => {
      const field = type.getFields()[name];
      if (!field) return [];
      const inner = getNamedType(field.type);
      if (typeof key === 'boolean' || !isCompositeType(inner)) return [name];
      if (typeof key === 'object')
        return [`${name} ${this.#groupSelection(inner as GraphQLObjectType, key)}`];
      const granularity = key.replaceAll('_', '').toLowerCase();
      const part = Object.keys((inner as GraphQLObjectType).getFields()).find(
        candidate => candidate.toLowerCase() === granularity,
      );
      return part ? [`${name} { ${part} }`] : [];
    });
    return `{ ${parts.join(' ') || '__typename'} }`;
  }

  /** The same selection, some of it behind a fragment. */
  #fragmented(parts: string[], type: FieldsType): string {
    if (parts.length === 0) return '__typename';
    if (!this.#choices.oneIn(8)) return parts.join(' ');
    const from = this.#choices.below(parts.length);
    const [open, hidden] = [parts.slice(0, from), parts.slice(from).join(' ')];
    if (this.#choices.oneIn(2))
      return [...open, `... on ${type.name}${this.#directive()} { ${hidden} }`].join(' ');
    const name = `F${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${type.name} { ${hidden} }`);
    // Spread twice: the fields are the same and merge.
    const again = this.#choices.oneIn(3) ? [`...${name}`] : [];
    return [...open, `...${name}`, ...again].join(' ');
  }

  #directive(): string {
    if (this.#directives >= MOST_DIRECTIVES || !this.#choices.oneIn(25)) return '';
    this.#directives++;
    const name = this.#choices.pick(['include', 'skip']);
    const value = this.#choices.pick([true, false]);
    if (this.#choices.oneIn(2)) return ` @${name}(if: ${value})`;
    return ` @${name}(if: $${this.#declare('Boolean!', value)})`;
  }

  #declare(type: string, value: unknown): string {
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${type}`);
    this.#variables[name] = value;
    return name;
  }

  /** An argument's value as a literal or as a variable. */
  #written(argument: GraphQLArgument, value: unknown): string {
    const asVariable = this.#choices.oneIn(3) || hasLoneSurrogate(value);
    return asVariable ? `$${this.#declare(String(argument.type), value)}` : literal(value, argument.type);
  }

  #value(type: GraphQLInputType, name: string, depth: number): unknown {
    const inner = getNullableType(type);
    if (isListType(inner)) {
      // Nobody groups by more than a few fields, and each of them multiplies the groups.
      const most = depth > 3 ? 1 : 3;
      return this.#choices.list(1, most, () => this.#value(inner.ofType, name, depth + 1));
    }
    if (isEnumType(inner)) return this.#choices.pick(inner.getValues()).name;
    if (isInputObjectType(inner)) return this.#object(inner, depth);
    return this.#scalar(getNamedType(inner).name, name);
  }

  #object(type: GraphQLInputObjectType, depth: number): Record<string, unknown> {
    const record = this.#record(type);
    if (record) return record;
    const fields = Object.values(type.getFields());
    const required = fields.filter(isRequiredInputField);
    const optional = fields.filter(field => !isRequiredInputField(field));
    const leaves = optional.filter(field => !containsItself(getNamedType(field.type)));
    const chosen = this.#choices.some(depth > 4 ? leaves : optional, required.length > 0 ? 0 : 1, 2);
    return objectOf(
      [...required, ...chosen].map(field => [field.name, this.#value(field.type, field.name, depth + 1)]),
    );
  }

  /** The input of a record: what it requires and some of the rest. Undefined for every other type. */
  #record({ name }: GraphQLInputObjectType): Record<string, unknown> | undefined {
    const [, type, kind] = /^(.+)(Input|Patch)$/.exec(name) ?? [];
    const fields = resourceOfType(type ?? '')?.fields.filter(field => field.writable);
    if (!fields) return undefined;
    const given = fields.filter(
      ({ required, createOnly }) =>
        (kind === 'Input' && required !== undefined) ||
        (!(kind === 'Patch' && createOnly) && this.#choices.oneIn(4)),
    );
    const values = given.map((field): [string, unknown] => {
      const odd = this.#choices.oneIn(4 * ODD) && ['text', 'choice', 'email'].includes(field.kind);
      return [field.name, odd ? oddText(this.#choices) : allowedValue(field, this.#choices, this.#ids)];
    });
    return objectOf(values.filter(([, value]) => value !== undefined));
  }

  #scalar(type: string, name: string): unknown {
    const choices = this.#choices;
    const stored = this.#stored;
    const odd = choices.oneIn(ODD);
    const usual = <T>(values: readonly T[], strange: readonly T[]) =>
      choices.pick(odd || values.length === 0 ? strange : values);
    switch (type) {
      case 'ID':
        return usual(stored.ids, ODD_IDS);
      case 'Int':
        return usual([0, 1, 2, 5, 20, 100], ODD_WHOLES);
      case 'Float':
        if (name === 'fraction') return usual([0, 0.25, 0.5, 0.9, 1], ODD_NUMBERS);
        return usual([0, 1, 10.25, 100, 1_000], ODD_NUMBERS);
      case 'Boolean':
        // What is not grouped by is left out; a false key would say the same in more words.
        return true;
      case 'LocalDate':
        return usual([...DAYS, ...stored.days], ODD_DAYS);
      case 'DateTimeISO':
        return usual([...MOMENTS, ...stored.moments], ODD_MOMENTS);
      default:
        if (name === 'after') return usual(stored.cursors, ['', 'nonsense', 'W10=', 'eyJhIjoxfQ==']);
        if (name.endsWith('Field') || FIGURE_PATHS.has(name))
          return choices.pick(['count', 'sum.amount', 'avg.amount', 'min.id', 'group.id', 'constructor']);
        return odd ? oddText(choices) : choices.pick(stored.texts);
    }
  }
}

/** Arguments and fields that name a figure by its path in the response. */
const FIGURE_PATHS = new Set(['figure', 'path', 'of', 'to', 'minus']);

/** Filters and groupings lead on to those of related records without end. */
const containsItself = (type: unknown): boolean =>
  isInputObjectType(type) &&
  Object.values(type.getFields()).some(field => isInputObjectType(getNamedType(field.type)));

/** The keys of all entries of groupBy together. */
function groupKeys(groupBy: unknown): Keys | undefined {
  if (!Array.isArray(groupBy)) return undefined;
  const merged: Keys = {};
  for (const entry of groupBy as Keys[]) merge(merged, entry);
  return merged;
}

function merge(into: Keys, from: Keys): void {
  for (const [name, key] of Object.entries(from)) {
    const existing = into[name];
    if (typeof key === 'object' && typeof existing === 'object') merge(existing, key);
    // An object of its own: keys of another entry are merged into it.
    else if (existing === undefined) into[name] = typeof key === 'object' ? structuredClone(key) : key;
  }
}

/** Half of a surrogate pair cannot be written in a document. */
const hasLoneSurrogate = (value: unknown) => /\\ud[89a-f]/i.test(JSON.stringify(value) ?? '');

/** A value as GraphQL's language writes it. */
export function literal(value: unknown, type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    const of = isListType(inner) ? inner.ofType : inner;
    return `[${value.map(entry => literal(entry, of)).join(', ')}]`;
  }
  if (isEnumType(inner as GraphQLEnumType)) return String(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = isInputObjectType(inner) ? inner.getFields() : {};
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${literal(part, fields[name]!.type)}`);
  return `{ ${parts.join(', ')} }`;
}
