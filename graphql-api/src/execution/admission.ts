import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import type { ApiRequest } from '../server/api.ts';
import type { Context } from '../server/context.ts';
import { requireSimpleShape } from './document-shape.ts';
import { unauthenticated } from '../common/errors.ts';
import type { OperationCache } from './operation-cache.ts';
import { isPublic } from '../declaration/rules.ts';
import { addressBucket, MinuteLimit } from '../common/rate-limit.ts';
import { parseOptions } from './request-limits.ts';
import { requireSmallVariables } from './variables.ts';
import { msg } from '../common/message.ts';

const TOO_MANY_REQUESTS = msg('Too many requests');

/** Requests without a valid token from one address in a minute: enough for the login pages of an office behind one address. */
export const ANONYMOUS_REQUESTS_A_MINUTE = 600;
/** Words and signs of a document without a valid token; that of the login page has 75. */
const ANONYMOUS_TOKENS = 300;

/** Decides about requests before any work that grows with what a client sends: validation, coercion, cost. */
export class Admission {
  private readonly anonymous = new MinuteLimit(ANONYMOUS_REQUESTS_A_MINUTE);

  constructor(private readonly operations: Pick<OperationCache, 'find'>) {}

  /** @throws UNAUTHENTICATED, RATE_LIMITED or BAD_USER_INPUT */
  admit(
    { query, variables, operationName }: Partial<ApiRequest>,
    { access, caller }: Pick<Context, 'access' | 'caller'>,
  ): void {
    if (!access.user) {
      this.anonymous.take(addressBucket(caller.address), { what: TOO_MANY_REQUESTS });
      if (query !== undefined && !isPublicDocument(query)) throw unauthenticated();
    } else if (query !== undefined && !this.operations.find(query, operationName)) {
      const document = parsed(query, parseOptions.maxTokens);
      // What cannot be parsed is rejected by Apollo Server, with the place of the mistake.
      if (document) requireSimpleShape(document);
    }
    requireSmallVariables(variables);
  }
}

function parsed(query: string, maxTokens: number): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
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

/** Removes the names that GraphQL.js suggests from errors of requests without a valid token. */
export const hideSuggestions: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue: { access }, response: { body } }) {
        if (access.user || body.kind !== 'single') return;
        body.singleResult.errors = body.singleResult.errors?.map(error => ({
          ...error,
          message: error.message.replace(/ Did you mean .*/s, ''),
          // They repeat the messages.
          extensions: { ...error.extensions, fields: undefined, fieldTemplates: undefined },
        }));
      },
    };
  },
};
