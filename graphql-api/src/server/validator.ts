import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { execute, type GraphQLSchema } from 'graphql';
import type { ApiOptions } from './api-options.ts';
import type { ApiRequest, ApiResponse } from './api.ts';
import type { FormatError } from './format-error.ts';
import { requireSimpleShape } from '../execution/document-shape.ts';
import type { CachedOperation, OperationCache } from '../execution/operation-cache.ts';
import type { Classifier } from '../execution/ad-hoc.ts';
import { parsed, parseOptions, validationOptions, validationRules } from '../execution/request-limits.ts';

interface Validation {
  /** Called with the operation of a valid document. */
  onValid: (operation: CachedOperation) => void;
}

type Gateway = NonNullable<Extract<ApolloServerOptions<Validation>, { gateway: object }>['gateway']>;

interface Services {
  operations: OperationCache;
  classifier: Classifier;
  formatError: FormatError;
}

/** Parses and validates documents that were never sent before, by Apollo Server. */
export class Validator {
  private constructor(private readonly server: ApolloServer<Validation>) {}

  static async start(
    schema: GraphQLSchema,
    services: Services,
    options: Pick<ApiOptions, 'log' | 'production'>,
  ): Promise<Validator> {
    const server = new ApolloServer<Validation>({
      gateway: gatewayOf(schema, services),
      introspection: true,
      // It would stop at the signal, while requests still run; `stop` is called after them.
      stopOnTerminationSignals: false,
      logger: loggerOf(options),
      includeStacktraceInErrorResponses: false,
      formatError: services.formatError,
      parseOptions,
      validationRules,
      validationOptions,
      documentStore: null,
      persistedQueries: false,
      plugins: [ApolloServerPluginCacheControlDisabled()],
    });
    await server.start();
    return new Validator(server);
  }

  /**
   * The operation of a request, which is cached from now on, or the response to a document that is not valid.
   * @throws BAD_USER_INPUT for a document that would take long to validate
   */
  async validate({ query, operationName }: ApiRequest): Promise<CachedOperation | ApiResponse> {
    const document = parsed(query, parseOptions.maxTokens);
    // Apollo Server says what is wrong with a text that is no document.
    if (document) requireSimpleShape(document);
    let operation: CachedOperation | undefined;
    const contextValue: Validation = { onValid: valid => (operation = valid) };
    const { body } = await this.server.executeOperation({ query, operationName }, { contextValue });
    if (operation) return operation;
    if (body.kind !== 'single') throw new Error('Responses have one part');
    return body.singleResult as ApiResponse;
  }

  stop = (): Promise<void> => this.server.stop();
}

/** In the form of a gateway, Apollo Server hands valid documents on instead of executing them. */
const gatewayOf = (schema: GraphQLSchema, { operations, classifier }: Services): Gateway => ({
  load: async () => ({
    executor: async ({ document, source, request: { operationName = null }, context }) => {
      const isInteractive = await classifier.isInteractive(document);
      const operation = operations.add(source, operationName, document, isInteractive);
      // GraphQL.js says which operations there are.
      if (!operation) return execute({ schema, document, operationName });
      (context as Validation).onValid(operation);
      return { data: null };
    },
  }),
  onSchemaLoadOrUpdate: callback => {
    callback({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  stop: async () => {},
});

/** What Apollo Server reports of itself. Its messages contain those of errors, and in production these may contain values. */
function loggerOf({ log, production }: Pick<ApiOptions, 'log' | 'production'>) {
  const report = (message: unknown) =>
    log.error(production ? {} : { message: String(message) }, 'Apollo Server reported a problem');
  return { debug() {}, info() {}, warn: report, error: report };
}
