import type { GraphQLResolveInfo } from 'graphql';
import { selectionOf, type SelectedField } from './selection.ts';

/** What is cached for one operation and one set of grants. */
export interface PlanScope {
  /** About how many bytes the selected fields of the operation take in a plan. */
  selectionBytes: number;
  /** Returns what is cached, or creates it. */
  memoize<T extends object>(memo: Memo<T>): T;
}

export interface Memo<T extends object> {
  /** Starts with the name of the root field in the response. */
  key: string;
  /** Whether it depends on the variables of the request; else on what the operation selects alone. */
  dependsOnVariables?: boolean;
  create: () => T;
  /** About how much memory it takes. */
  bytes: (created: T) => number;
}

/** About how much memory the plan of a statement takes. */
export const planBytes =
  ({ selectionBytes }: PlanScope) =>
  ({ sql }: { sql: string }): number =>
    selectionBytes + 2 * sql.length + 4_000;

/** The fields below a root field, which are the same for all requests of an operation unless it selects by variables. */
export function selectedFields(
  plans: PlanScope | undefined,
  key: string,
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'fragments' | 'variableValues'>,
): readonly SelectedField[] {
  const create = () => selectionOf(info);
  return plans?.memoize({ key: `${key} fields`, create, bytes: () => plans.selectionBytes }) ?? create();
}
