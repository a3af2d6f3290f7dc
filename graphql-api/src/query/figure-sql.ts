import type { Resource } from '../declaration/resource.ts';
import { aggregateExpression, DECLARED_FIGURES } from './aggregate-expression.ts';
import { conditionOf } from './filter.ts';
import type { Scope } from './scope.ts';

/** A figure that a resource declares, in SQL over the rows `alias` of its table. */
export const figureSql = (resource: Resource, name: string, alias: string, scope: Scope): string =>
  aggregateExpression({ resource, alias, scope, conditionOf }, `${DECLARED_FIGURES}.${name}`).expression;
