import type { Permission } from '../common/permission.ts';
import type { ChoiceSource, OptionsDocument } from './field-definition.ts';

/** The id by which filters know the record that the user is. */
export const CALLER = 'me';

/** The records that a user may be. */
export type OwnRecord = 'user' | 'employee' | 'trainer';

interface Labelled {
  /** A field of the API's filter. */
  name: string;
  label: string;
  /** Without it the list does not offer the filter. */
  requires?: Permission;
  /** Its values are computed for each row: records cannot be grouped by them. */
  isComputed?: true;
}

/** A filter of a list. Its kind decides the operators: a `choice` has one of the chosen values, a `list` any of them. */
export type AnyFilter =
  | (Labelled & { kind: 'text' | 'number' | 'money' | 'date' | 'dateTime' | 'boolean' })
  | (Labelled & { kind: 'choice' } & ChoiceSource)
  | (Labelled & {
      kind: 'list';
      /** What the API filters by for each value; without it, whether the list contains the value. */
      filters?: Readonly<Record<string, object>>;
    } & ChoiceSource)
  | (Labelled & {
      kind: 'reference';
      options: OptionsDocument;
      /** What the user may be of it. */
      ownRecord?: OwnRecord;
    });

/** What a screen's list can be filtered by. */
export interface Filters {
  fields: readonly AnyFilter[];
}
