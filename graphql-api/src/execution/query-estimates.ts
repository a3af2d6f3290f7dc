import {
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Access } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import { problemOf } from './document-problem.ts';
import type { Cost } from './cost-reason.ts';
import type { CostLimit } from './cost-limit.ts';
import type { EstimatedQuery, Estimator } from './estimator.ts';
import { OperationCache } from './operation-cache.ts';
import { prepareOperation } from './prepared-operation.ts';
import { parseOptions, validationRules } from './request-limits.ts';
import { requireSmallVariables } from './variables.ts';

export class QueryEstimates implements Estimator {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limit: Pick<CostLimit, 'estimate'>,
  ) {}

  async estimate({ query, variables = {}, operationName }: EstimatedQuery, access: Access): Promise<Cost> {
    requireSmallVariables(variables);
    const problem = problemOf(query, this.schema);
    if (problem !== null) throw badInput({ query: problem });
    const document = parse(query, parseOptions);
    const [tooLarge] = this.shapeErrors(document);
    if (tooLarge) throw badInput({ query: tooLarge.message });
    // Not the cache of requests: a query that is being typed is another one with each pause.
    const operation = new OperationCache().add(query, operationName, document);
    if (!operation) throw badInput({ operationName: 'It must name an operation of the document.' });
    if (operation.operation.operation !== OperationTypeNode.QUERY)
      throw badInput({ query: 'Only queries have an estimate.' });
    return this.limit.estimate(prepareOperation(this.schema, operation, variables), { access });
  }

  /** These rules throw the first error or return it. */
  private shapeErrors(document: DocumentNode): readonly GraphQLError[] {
    try {
      return validate(this.schema, document, validationRules);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }
}
