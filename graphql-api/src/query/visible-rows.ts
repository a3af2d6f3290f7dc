import type { Access } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import type { Resource } from '../declaration/resource.ts';
import type { Scope } from './scope.ts';
import type { PlanScope } from './plan-scope.ts';

/**
 * The conditions that each statement on the records of a resource adds.
 * @throws BAD_USER_INPUT for `asOf` where earlier values are not read
 */
export function visibleRows({ visibleTo, asOfError }: Resource, alias: string, scope: Scope): string[] {
  if (asOfError && scope.pointInTime) throw badInput({ asOf: asOfError });
  return visibleTo ? [visibleTo(scope, alias)] : [];
}

/** The cached plans of statements on a resource. Users of a role share them, unless users see different records. */
export function plansOf(
  { visibleTo }: Resource,
  { plans, access }: { plans?: PlanScope; access: Access },
): PlanScope | undefined {
  if (!plans || !visibleTo) return plans;
  const caller = `${access.user?.id} ${access.user?.role}`;
  return { ...plans, memoize: memo => plans.memoize({ ...memo, key: `${memo.key} of ${caller}` }) };
}
