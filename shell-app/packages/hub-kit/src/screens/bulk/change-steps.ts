import type { SignedInUser } from '../../common/session.tsx';
import type { AnyScreen, Identified } from '../../definition/define-screen.ts';
import { patchOf } from '../patch-of.ts';

type Action = NonNullable<AnyScreen['actions']>[number];

/** A declared next step of rows, for those of the selected rows that offer it. */
export interface ChangeStep {
  action: Extract<Action, { change: unknown }>;
  ids: string[];
  /** The versions of the rows as they are shown, in the order of the ids. */
  versions: number[];
  patch: object;
}

/**
 * The next steps that are one change for all selected rows that offer them. Left out are steps with a request of their
 * own, and those whose values differ from row to row.
 */
export function changeSteps(
  actions: readonly Action[],
  rows: readonly Identified[],
  user: SignedInUser,
): ChangeStep[] {
  return actions.flatMap(action => {
    if (!('change' in action) || action.operation) return [];
    const offering = rows.filter(row => action.when(row));
    const [patch, ...others] = offering.map(row => patchOf(row, action.change, user));
    const isSame = others.every(other => JSON.stringify(other) === JSON.stringify(patch));
    // Lists of screens with steps select the version.
    const versions = offering.map(row => (row as Identified & { version: number }).version);
    return patch && isSame ? [{ action, ids: offering.map(({ id }) => id), versions, patch }] : [];
  });
}
