import type { Access } from '../auth/access.ts';
import type { Cost } from './cost-reason.ts';

/** A query whose cost is estimated. */
export interface EstimatedQuery {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Estimates what queries would cost, without executing them. */
export interface Estimator {
  /**
   * The cost of a query for a user, and the field of the response that costs most.
   * @throws BAD_USER_INPUT for what is not valid, or no query
   */
  estimate(query: EstimatedQuery, access: Access): Promise<Cost>;
}
