import type { Context } from '../server/context.ts';
import { limitOf } from './cost-limit.ts';

/**
 * What a response says beside its data: its cost, which lists have more rows, which fields the caller may not view, which
 * audit entries a dry run would add, and whether it repeats an earlier one; undefined for a request that was rejected before.
 */
export function extensionsOf({ access, cost, truncations, hidden, idempotency, dryRun }: Context) {
  const extensions = {
    ...(cost && { cost: cost.cost, costLimit: limitOf(access) }),
    ...truncations.toExtensions(),
    ...hidden.toExtensions(),
    ...(dryRun && { dryRun }),
    ...(idempotency?.replayed && { idempotencyReplayed: true }),
  };
  return Object.keys(extensions).length > 0 ? extensions : undefined;
}
