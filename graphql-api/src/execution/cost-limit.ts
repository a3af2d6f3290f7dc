import type { GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import { ApiError } from '../common/errors.ts';
import { MinuteLimit } from '../common/rate-limit.ts';
import type { Reader } from '../database/read-pool.ts';
import type { Context } from '../server/context.ts';
import { estimateCost } from './cost.ts';
import { adviceFor, type Cost } from './cost-reason.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { tableSizes, type TableSizes } from './table-sizes.ts';
import { msg } from '../common/message.ts';

const TOO_MUCH = msg('Your requests of the last minute cost too much');

/** What one request of a role may cost; queries of analysts cost more than lists. */
const LIMITS: Readonly<Record<string, number>> = {
  'Super User': 50_000_000,
  Admin: 50_000_000,
  Accounts: 50_000_000,
};
/** A searched and counted list of ten million records. */
const STANDARD_LIMIT = 20_000_000;

/**
 * What all requests of a user may cost in a minute, in limits of one request; ad hoc requests, those of personal tokens
 * among them, as much again, so that no script locks the screens of its owner. Somebody who searches a club of 100,000
 * members twice a second uses a fifth of it.
 */
const LIMITS_PER_MINUTE = 10;
/** The limiter counts in whole numbers. */
const POINTS_PER_LIMIT = 1_000_000;

export const limitOf = ({ user }: Access) => LIMITS[user?.role ?? ''] ?? STANDARD_LIMIT;

/** Estimates what requests cost, and rejects what would cost too much before anything is read. */
export class CostLimit {
  private readonly sizes: () => TableSizes | Promise<TableSizes>;
  private readonly budgets: MinuteLimit;

  /** @param limitsPerMinute what the requests of a user, and those ad hoc, may cost in a minute, in limits of one request */
  constructor(
    private readonly schema: GraphQLSchema,
    db: Pick<Reader, 'read'>,
    limitsPerMinute = LIMITS_PER_MINUTE,
  ) {
    this.sizes = tableSizes(db);
    this.budgets = new MinuteLimit(limitsPerMinute * POINTS_PER_LIMIT);
  }

  /**
   * Estimates what an operation costs.
   * @param plans the cached plans for the grants of the caller
   * @throws ValueError for values that do not fit: such a request runs no part of its operation
   */
  async estimate(
    prepared: PreparedOperation,
    { access, plans }: Pick<Context, 'access' | 'plans'>,
  ): Promise<Cost> {
    const sizes = await this.sizes();
    const estimate = () => estimateCost(prepared, { schema: this.schema, access, sizes, plans });
    if (!plans || costVaries(prepared)) return estimate();
    const known = plans.memoize<KnownCost>({
      key: 'cost',
      create: () => ({ sizes, cost: estimate() }),
      bytes: () => KNOWN_COST_BYTES,
    });
    if (known.sizes !== sizes) Object.assign(known, { sizes, cost: estimate() });
    return known.cost;
  }

  /**
   * Stores the cost of a request.
   * @throws ApiError when it is more than the user may ask for, at once or in this minute
   */
  check(cost: Cost, context: ChargedRequest): void {
    context.cost = cost;
    rejectExpensive(cost, context.access);
    if (isChargeable(context)) this.budgets.check(budgetOf(context), chargeOf(context));
  }

  /** Charges the stored cost once, although several operations belong to a request. */
  charge(context: ChargedRequest): void {
    if (!isChargeable(context)) return;
    this.budgets.take(budgetOf(context), chargeOf(context));
    context.caller.isCharged = true;
  }
}

/** The cost of an operation by the sizes of the tables, which change once a minute. */
interface KnownCost {
  sizes: TableSizes;
  cost: Cost;
}

const KNOWN_COST_BYTES = 200;

/** Whether variables decide what an operation costs. What reads or saves single records costs the same with any id. */
const costVaries = ({ cached, roots }: PreparedOperation): boolean =>
  cached.selectionVaries ||
  roots.some(
    ({ resourceField, args }) =>
      !resourceField || ['list', 'aggregate'].includes(resourceField.operation.does) || args['asOf'] != null,
  );

type ChargedRequest = Pick<Context, 'access' | 'adHoc' | 'caller' | 'cost'>;

const isChargeable = ({ access, caller }: ChargedRequest) => access.user !== null && !caller.isCharged;

/** The screens of a user have a budget, and the ad hoc requests another. */
const budgetOf = ({ access, adHoc }: ChargedRequest) => (adHoc ? -1 : 1) * access.user!.id;

const chargeOf = ({ access, cost }: ChargedRequest) => ({
  points: Math.ceil((cost!.cost / limitOf(access)) * POINTS_PER_LIMIT),
  what: TOO_MUCH,
});

const figure = (cost: number) => cost.toLocaleString('en-US');

/** Why a cost is above its limit, and what to change. */
export const explainCost = ({ cost, mostExpensive }: Cost, limit: number): string =>
  `(cost ${figure(cost)}, limit ${figure(limit)}). ${mostExpensive.field} costs most (${figure(mostExpensive.cost)}). ${adviceFor(mostExpensive.reason)}.`;

function rejectExpensive(cost: Cost, access: Access): void {
  const limit = limitOf(access);
  if (cost.cost <= limit) return;
  throw new ApiError(`The query is too expensive ${explainCost(cost, limit)}`, 'TOO_COSTLY', {
    ...cost,
    limit,
  });
}
