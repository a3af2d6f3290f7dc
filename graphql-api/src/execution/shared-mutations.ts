import { type ExecutionResult, type GraphQLError, locatedError, OperationTypeNode } from 'graphql';
import { isDeadlock } from '../mutation/database-error.ts';
import { MAX_ATTEMPTS } from '../mutation/writes.ts';
import type { Context } from '../server/context.ts';
import type { CachedOperation, RootField } from './operation-cache.ts';

/** Whether an operation has several mutations, which are one transaction. */
export const areShared = ({ operation }: CachedOperation, roots: readonly RootField[]): boolean =>
  operation.operation === OperationTypeNode.MUTATION && roots.length > 1;

/** Rolls a transaction back although its work has a result. */
class RolledBack extends Error {
  constructor(readonly result: ExecutionResult) {
    super('Rolled back');
  }
}

/**
 * Executes the mutations of a document in one transaction: an error of any of them takes back all, and so does a dry run.
 * After a deadlock all are executed again.
 * @param executeAll executes them until one has an error
 */
export async function executeShared(
  db: Context['db'],
  roots: readonly RootField[],
  executeAll: () => Promise<ExecutionResult>,
  isDry = false,
  attempt = 1,
): Promise<ExecutionResult> {
  try {
    return await db.sharedTransaction(async () => {
      const result = await executeAll();
      if (result.errors || isDry) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) {
      const nodes = roots.flatMap(({ fieldNodes }) => fieldNodes);
      return { errors: [locatedError(error, nodes)], data: null };
    }
    const { result } = error;
    return result.errors?.some(isOfDeadlock) && attempt < MAX_ATTEMPTS
      ? executeShared(db, roots, executeAll, isDry, attempt + 1)
      : result;
  }
}

const isOfDeadlock = ({ originalError }: GraphQLError) => isDeadlock(originalError);
