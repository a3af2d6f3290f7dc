import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  typeFromAST,
  validate,
  ValuesOfCorrectTypeRule,
} from 'graphql';
import type { AccessCache } from '../auth/access-cache.ts';
import { Access, ROLES } from '../auth/access.ts';
import type { Context } from '../server/context.ts';
import { type CostLimit, explainCost, limitOf } from './cost-limit.ts';
import { type CachedOperation, OperationCache } from './operation-cache.ts';
import { parseOptions, validationRules } from './request-limits.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';

/** A GraphQL document with the fragments that it uses, as a client sends it. */
export interface NamedDocument {
  name: string;
  text: string;
}

/** The most problems that are found. */
const MOST = 100;

/** Finds documents that this API rejects from users who may send them, whatever the variables. */
export class DocumentCosts {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limit: Pick<CostLimit, 'estimate'>,
    private readonly access: Pick<AccessCache, 'grantsOf'>,
  ) {}

  /**
   * Why documents that are valid otherwise could never run: their shape exceeds a limit of requests, a value does not
   * fit, or they cost more than the limit of a role that may send them.
   */
  async problemsOf(documents: readonly NamedDocument[]): Promise<string[]> {
    const roles = await this.roles();
    const problems: string[] = [];
    for (const { name, text } of documents) {
      if (problems.length >= MOST) break;
      problems.push(...(await this.problemsOfOne(text, roles)).map(problem => `${name}: ${problem}`));
      // Each takes as long as a request.
      await nextTurn();
    }
    return problems;
  }

  private async problemsOfOne(text: string, roles: readonly Access[]): Promise<string[]> {
    const { document, problems } = this.read(text);
    if (!document) return problems;
    const names = document.definitions.flatMap(node => ('operation' in node ? [node.name?.value] : []));
    for (const name of names) {
      // Not the cache of requests, in which each plan takes the room of another.
      const operation = new OperationCache().add(text, name, document)!;
      const problem = await this.expenseOf(operation, roles);
      if (problem !== undefined) problems.push(problem);
    }
    return problems;
  }

  /** A document within the limits of requests, or why it is not. */
  private read(text: string): { document?: DocumentNode; problems: string[] } {
    try {
      const document = parse(text, parseOptions);
      const errors = validate(this.schema, document, [...validationRules, ValuesOfCorrectTypeRule]);
      return errors.length > 0
        ? { problems: errors.map(({ message }) => message) }
        : { document, problems: [] };
    } catch (error) {
      // The rules for the shape of a request throw.
      if (error instanceof GraphQLError) return { problems: [error.message] };
      throw error;
    }
  }

  /** The roles with their grants: those with the lowest limit first, and of these the one that may do least. */
  private async roles(): Promise<Access[]> {
    const roles = await Promise.all(
      ROLES.toReversed().map(async role => {
        const user = { id: 0, username: '', fullName: '', role, tokenVersion: 0, endedSessions: [] };
        return new Access(user, await this.access.grantsOf(role));
      }),
    );
    return roles.toSorted((a, b) => limitOf(a) - limitOf(b));
  }

  private async expenseOf(cached: CachedOperation, roles: readonly Access[]): Promise<string | undefined> {
    const variables = this.smallestVariables(cached);
    try {
      const prepared = prepareOperation(this.schema, cached, variables);
      for (const access of roles.filter(role => maySend(prepared, role))) {
        const limit = limitOf(access);
        const cost = await this.limit.estimate(prepared, { access });
        if (cost.cost > limit)
          return `it is too expensive for the role ${access.user!.role} ${explainCost(cost, limit)}`;
      }
    } catch (error) {
      // A variable takes only some values of its type, which the schema does not describe.
      if (!(error instanceof GraphQLError)) throw error;
    }
    return undefined;
  }

  /** Values of the variables that an operation requires. */
  private smallestVariables({ operation }: CachedOperation): Record<string, unknown> {
    const { variableDefinitions = [] } = operation;
    return Object.fromEntries(
      variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
        const type = typeFromAST(this.schema, node as never);
        return isNonNullType(type) && isInputType(type) && !defaultValue
          ? [[variable.name.value, sampleOf(type)] as const]
          : [];
      }),
    );
  }
}

const maySend = ({ roots }: PreparedOperation, access: Access): boolean =>
  roots.every(
    ({ resourceField }) => !resourceField || resourceField.decide({ access } as Context, {}) === true,
  );

const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  LocalDate: '2026-01-01',
  DateTimeISO: '2026-01-01T00:00:00.000Z',
};

/** A small value of a type. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return SAMPLES[type.name] ?? '1';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map(field => [field.name, sampleOf(field.type)]));
}
