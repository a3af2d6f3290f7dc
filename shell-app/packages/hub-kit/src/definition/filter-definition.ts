import type { TypedDocumentNode } from '@apollo/client';
import type { ChoiceSource, OptionsDocument } from './field-definition.ts';

/** The fields of a filter type that have an operator of this type. */
type With<Filter, Operator extends string, Operand> = {
  [Name in keyof Filter]-?: NonNullable<Filter[Name]> extends { [Key in Operator]?: infer Given }
    ? Operator extends keyof NonNullable<Filter[Name]>
      ? NonNullable<Given> extends Operand
        ? Name
        : never
      : never
    : never;
}[keyof Filter] &
  string;

type Texts<Filter> = With<Filter, 'startsWith', string>;
type Numbers<Filter> = With<Filter, 'gte', number>;
type Dates<Filter> = Exclude<With<Filter, 'gte', string>, Texts<Filter>>;
type References<Filter> = Exclude<With<Filter, 'in', readonly string[]>, With<Filter, 'gte', string>>;
type Lists<Filter> = Exclude<With<Filter, 'contains', string>, Texts<Filter>>;
type Flags<Filter> = With<Filter, 'eq', boolean>;

interface Labelled<Name extends string> {
  /** A field of the API's filter. */
  name: Name;
  label: string;
}

interface TextFilter<Name extends string = string> extends Labelled<Name> {
  kind: 'text';
}

interface NumberFilter<Name extends string = string> extends Labelled<Name> {
  kind: 'number' | 'money';
}

/** `date` is a date of the API, `moment` a point in time, of which the date by the person's clock counts. */
interface DateFilter<Name extends string = string> extends Labelled<Name> {
  kind: 'date' | 'moment';
}

/** A word of a few: any of those chosen. */
type ChoiceFilter<Name extends string = string> = Labelled<Name> & { kind: 'choice' } & ChoiceSource;

/** A list of words: those that have any of the chosen ones. */
type ListFilter<Name extends string = string> = Labelled<Name> & { kind: 'list' } & ChoiceSource;

interface ReferenceFilter<Name extends string = string> extends Labelled<Name> {
  kind: 'reference';
  options: OptionsDocument;
}

interface FlagFilter<Name extends string = string> extends Labelled<Name> {
  kind: 'flag';
}

/** Something that a list can be filtered by. Its kind says with which operators; its name is of the API's filter. */
export type FilterDefinition<Filter> =
  | TextFilter<Texts<Filter>>
  | NumberFilter<Numbers<Filter>>
  | DateFilter<Dates<Filter>>
  | ChoiceFilter<Texts<Filter>>
  | ListFilter<Lists<Filter>>
  | ReferenceFilter<References<Filter>>
  | FlagFilter<Flags<Filter>>;

/** The same, as the parts that draw it see it. */
export type AnyFilter =
  TextFilter | NumberFilter | DateFilter | ChoiceFilter | ListFilter | ReferenceFilter | FlagFilter;

/** What a screen's list can be filtered by; made by `defineFilters`. */
export interface Filters {
  fields: readonly AnyFilter[];
}

/**
 * Describes what a list can be filtered by. The document must take `$filter`, and its type says which names there
 * are: `query Lockers($filter: LockerFilter, …) { page: lockers(filter: $filter, …) { … } }`.
 */
export function defineFilters<Filter>(
  _document: TypedDocumentNode<unknown, { filter?: Filter | null }>,
  fields: readonly FilterDefinition<NoInfer<Filter>>[],
): Filters {
  return { fields };
}
