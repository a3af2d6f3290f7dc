import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Caller } from '../auth/caller.ts';
import type { RequestDeadline } from '../common/deadline.ts';
import { keyedRequest } from '../mutation/idempotency.ts';
import type { LineSerializer } from '../query/output.ts';
import type { ApiRequest, ApiResponse } from '../server/api.ts';
import type { Context } from '../server/context.ts';
import type { FormatError, FormattedError } from '../server/format-error.ts';
import type { Admission } from './admission.ts';
import type { Executor } from './executor.ts';
import { extensionsOf } from './extensions.ts';
import { CachedOperation, type OperationCache } from './operation-cache.ts';
import { prepareOperation } from './prepared-operation.ts';

export interface Stages {
  schema: GraphQLSchema;
  contextOf(caller: Caller, deadline: RequestDeadline, tableWriter?: LineSerializer): Promise<Context>;
  operations: OperationCache;
  /** The operation of a document that is not cached, or the response to one that is not valid. */
  validate(request: ApiRequest): Promise<CachedOperation | ApiResponse>;
  admission: Admission;
  executor: Executor;
  formatError: FormatError;
}

/**
 * Executes the requests of clients, each by the same stages: the context of its caller, its operation (from the cache or
 * validated), the values of its variables and arguments, admission, execution.
 */
export class Requests {
  constructor(private readonly stages: Stages) {}

  /**
   * Executes a request.
   * @param tableWriter serializes the rows of a table
   * @returns its data as JSON where it comes from rows (`parseResponse` makes objects of it); what failed is in `errors`
   */
  async execute(
    request: ApiRequest,
    caller: Caller,
    deadline: RequestDeadline,
    tableWriter?: LineSerializer,
  ): Promise<ApiResponse> {
    try {
      const context = await this.stages.contextOf(caller, deadline, tableWriter);
      const response = await this.executeWithin(context, request);
      return context.access.user ? response : withoutSuggestions(response);
    } catch (error) {
      return { errors: [this.stages.formatError({ message: '' }, error)] };
    }
  }

  /** Executes a request within its context, as `execute`. */
  async executeWithin(context: Context, request: ApiRequest): Promise<ApiResponse> {
    const { schema, operations, validate, admission, executor, formatError } = this.stages;
    const { query, operationName, variables = {} } = request;
    try {
      admission.checkLimits(request, context);
      const operation = operations.find(query, operationName) ?? (await validate(request));
      if (!(operation instanceof CachedOperation)) return operation;
      const { idempotencyKey } = context.caller;
      if (idempotencyKey !== undefined)
        context.idempotency = keyedRequest(idempotencyKey, operation.operation);
      const prepared = prepareOperation(schema, operation, variables);
      context.plans = operation.plansFor(context.access, variables, context.tableWriter !== undefined);
      await admission.admit(prepared, context);
      const { data, errors } = await executor.execute(prepared, context);
      return {
        errors: errors?.map(error => formatError(error.toJSON(), error)),
        data: data as ApiResponse['data'],
        extensions: extensionsOf(context),
      };
    } catch (error) {
      const formatted = error instanceof GraphQLError ? error.toJSON() : { message: '' };
      return { errors: [formatError(formatted, error)], extensions: extensionsOf(context) };
    }
  }
}

/** Without the names that GraphQL.js suggests, for requests without a valid token. */
const withoutSuggestions = ({ errors, ...response }: ApiResponse): ApiResponse =>
  errors ? { errors: errors.map(withoutSuggestion), ...response } : response;

const withoutSuggestion = (error: FormattedError): FormattedError => ({
  ...error,
  message: error.message.replace(/ Did you mean .*/s, ''),
  // They repeat the messages.
  extensions: { ...error.extensions, fields: undefined, fieldTemplates: undefined },
});
