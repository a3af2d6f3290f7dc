import { Kind, OperationTypeNode, type DefinitionNode } from 'graphql';
import type { ApiRequest } from '../server/api.ts';
import type { Context } from '../server/context.ts';
import { unauthenticated } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { addressBucket, MinuteLimit } from '../common/rate-limit.ts';
import { isPublic } from '../declaration/rules.ts';
import type { AdHocRequests, Classifier } from './ad-hoc.ts';
import type { CostLimit } from './cost-limit.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { parsed } from './request-limits.ts';
import { requireSmallVariables } from './variables.ts';

const TOO_MANY_REQUESTS = msg('Too many requests');

/** Requests without a valid token from one address in a minute: enough for the login pages of an office behind one address. */
export const ANONYMOUS_REQUESTS_A_MINUTE = 600;
/** Words and signs of a document without a valid token; that of the login page has 75. */
const ANONYMOUS_TOKENS = 300;

/** Decides which requests are executed: by their sender and size, by their cost, and by how many are ad hoc. */
export class Admission {
  private readonly anonymous = new MinuteLimit(ANONYMOUS_REQUESTS_A_MINUTE);

  constructor(
    private readonly classifier: Classifier,
    private readonly adHoc: AdHocRequests,
    private readonly cost: CostLimit,
  ) {}

  /**
   * Checks a request before any work that grows with what a client sends: validation, coercion, cost.
   * @throws UNAUTHENTICATED, RATE_LIMITED or BAD_USER_INPUT
   */
  checkLimits(
    { query, variables }: ApiRequest,
    { access, caller }: Pick<Context, 'access' | 'caller'>,
  ): void {
    if (!access.user) {
      this.anonymous.take(addressBucket(caller.address), { what: TOO_MANY_REQUESTS });
      if (!isPublicDocument(query)) throw unauthenticated();
    }
    requireSmallVariables(variables);
  }

  /**
   * Counts and charges an operation, and gives an ad hoc query the connections of analysts. What any limit rejects is
   * neither counted nor charged.
   * @throws TOO_COSTLY or RATE_LIMITED; ValueError for values that do not fit
   */
  async admit(prepared: PreparedOperation, context: Context): Promise<void> {
    const { document, operation } = prepared.cached;
    const isAdHoc = await this.classifier.classify(document, context);
    this.cost.check(await this.cost.estimate(prepared, context), context);
    if (isAdHoc) this.adHoc.count(context);
    this.cost.charge(context);
    if (isAdHoc) this.adHoc.begin(context, operation.operation);
  }
}

const isPublicDocument = (query: string): boolean =>
  parsed(query, ANONYMOUS_TOKENS)?.definitions.every(isPublicDefinition) ?? false;

function isPublicDefinition(node: DefinitionNode): boolean {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return true;
  if (node.kind !== Kind.OPERATION_DEFINITION || node.operation === OperationTypeNode.SUBSCRIPTION)
    return false;
  const { operation, selectionSet } = node;
  return selectionSet.selections.every(
    field => field.kind === Kind.FIELD && isPublic(operation, field.name.value),
  );
}
