import type { TypedDocumentNode } from '@apollo/client';
import type { Permission } from '../common/permission.ts';
import type { RecordName } from '../common/record-pages.ts';
import { isDay } from '../common/day.ts';
import { t } from '../common/text.ts';

/** What a check may ask the server. */
export interface WarningContext {
  /** The stored record's id; null for a new record. */
  id: string | null;
  can(permission: Permission): boolean;
  /** Sends a query of the screen's documents. */
  query<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined>;
}

/** One sentence on what is implausible, with its values, and the record that it names. */
export interface WarningText {
  text: string;
  /** The kind and id of the record, to which the question links. */
  record?: { kind: RecordName; id: string };
}

type Found = string | null | readonly WarningText[];

/**
 * Something that is allowed but implausible. The user confirms it before saving, and only when one of `fields` is new or
 * has changed. A check that fails or takes too long says nothing: it never keeps anybody from saving.
 * @example
 * const freeOfCharge: Warning<{ price: number }> = {
 *   fields: ['price'],
 *   check: ({ price }) => (price === 0 ? 'The price is $0.00.' : null),
 * };
 */
export interface Warning<Values> {
  fields: readonly (keyof Values & string)[];
  /** What is implausible; null if nothing is. */
  check(values: Values, context: WarningContext): Found | Promise<Found>;
}

/**
 * Warns of a period that ends before it begins.
 * @example
 * const warning = endBeforeStart('validFrom', 'validUntil', 'The pass ends before it begins.');
 */
export function endBeforeStart<Name extends string>(
  start: Name,
  end: Name,
  text: string,
): Warning<Readonly<Record<Name, string>>> {
  return {
    fields: [start, end],
    check: values => {
      const [from, to] = [values[start], values[end]];
      return isDay(from) && isDay(to) && to < from ? t(text) : null;
    },
  };
}
