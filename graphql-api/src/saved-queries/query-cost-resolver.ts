import { Arg, Ctx, Extensions, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import { badInput } from '../common/errors.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import { explainCost, limitOf } from '../execution/cost-limit.ts';
import { addResolvers, declareCost } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { variablesError } from './saved-query-input.ts';

/** Validating the longest document takes about as long as reading so many rows. */
const COST_OF_VALIDATION = 20_000;

addRules({ Query: { queryCost: requirePermission('analytics', 'view') } });

@ObjectType({ description: 'What a query would cost, in rows that PostgreSQL looks at' })
class QueryCost {
  @Field(() => Float, { description: 'As `extensions.cost` of its response' }) cost!: number;
  @Field(() => Float, { description: 'What one request of the user may cost' }) costLimit!: number;
  @Field(() => String, { description: 'The field that costs most, by its path in the response' })
  mostExpensive!: string;
  @Field(() => Float, { description: 'The cost of that field' }) mostExpensiveCost!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Why the query would be rejected, and what makes it cheaper; null within the limit',
  })
  problem!: string | null;
}

@Resolver()
class QueryCostResolver {
  @Query(() => QueryCost, {
    description: 'Estimates what a query would cost the user, without executing it',
  })
  @Extensions(declareCost(COST_OF_VALIDATION))
  async queryCost(
    @Arg('query', () => String, { description: 'The text of the query' }) query: string,
    @Arg('variables', () => String, {
      nullable: true,
      description: 'A JSON object with the values of its variables',
    })
    variables: string | undefined,
    @Arg('operationName', () => String, {
      nullable: true,
      description: 'The operation of a document with several',
    })
    operationName: string | undefined,
    @Ctx() { access, services }: Context,
  ): Promise<QueryCost> {
    const problem = variables && variablesError(variables);
    if (problem) throw badInput({ variables: problem });
    const values = variables ? (JSON.parse(variables) as Record<string, unknown>) : {};
    const cost = await services.estimates.estimate({ query, variables: values, operationName }, access);
    const costLimit = limitOf(access);
    return {
      cost: cost.cost,
      costLimit,
      mostExpensive: cost.mostExpensive.field,
      mostExpensiveCost: cost.mostExpensive.cost,
      problem: cost.cost > costLimit ? `The query is too expensive ${explainCost(cost, costLimit)}` : null,
    };
  }
}

addResolvers(QueryCostResolver);
