import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, breakRequest } from './break-request.ts';
import type { Choices } from './choices.ts';
import { type FuzzApp, startFuzzApp, type TestUser } from './fuzz-app.ts';
import { type GeneratedQuery, generateMutation, generateQuery } from './generate-query.ts';
import { codesOf, executeGraphql, type GraphqlResponse, sendGraphql } from './graphql-client.ts';
import { checkProperty, propertyTimeout } from './property.ts';
import { actionOf, mutationType, queryType, schema } from './schema.ts';
import { collectFields, type Scope, shapeProblems, viewsNeeded } from './walk-response.ts';

const VALID = 40;
const WRITES = 25;
const BROKEN = 40;

let fuzz: FuzzApp;
beforeAll(async () => {
  fuzz = await startFuzzApp();
}, 120_000);
afterAll(() => fuzz?.stop());

/** A request and the index of the user who sends it. */
interface Case extends GeneratedQuery {
  by: string;
  /** How often it is sent: a document that comes back is executed from caches and as compiled code. */
  times: number;
}

const userNamed = (name: string): TestUser => fuzz.users.find(user => user.name === name)!;

function caseFrom(choices: Choices): Case {
  // Most requests come from somebody who may see something.
  const by = choices.oneIn(3) ? choices.pick(fuzz.users).name : fuzz.users[0]!.name;
  const times = choices.oneIn(6) ? 5 : 1;
  return { by, times, ...generateQuery(choices, fuzz.stored) };
}

describe('generated GraphQL queries', () => {
  test(
    'return what they select, to those who may see it, the same in the process and over HTTP',
    async () => {
      const seen = { data: 0, rejected: 0, limited: 0 };
      await checkProperty(VALID, caseFrom, async request => {
        const user = userNamed(request.by);
        const { query, variables } = request;
        const response = await sendGraphql(fuzz, user, { query, variables });
        if (codesOf(response).includes('RATE_LIMITED')) return void seen.limited++;
        const document = parsed(query);
        const read = document && readWith(document, variables);
        if (read) checkData(response, read, user);
        else if (response.data) throw new Error('An invalid request got data');
        seen[response.data ? 'data' : 'rejected']++;

        for (let time = 1; time <= request.times; time++) {
          const direct = await executeGraphql(fuzz, user, { query, variables });
          const again = time > 1 ? await sendGraphql(fuzz, user, { query, variables }) : response;
          if ([response, direct, again].some(isLimited)) return;
          if (areSame(response, direct) && areSame(response, again)) continue;
          // A minute may have begun, in which another job runs next.
          const later = await sendGraphql(fuzz, user, { query, variables });
          checkSame(later, await executeGraphql(fuzz, user, { query, variables }));
        }
      });
      const all = seen.data + seen.rejected + seen.limited;
      expect(seen.data / all, `too few responses with data: ${JSON.stringify(seen)}`).toBeGreaterThan(0.3);
      expect(seen.limited / all, `too many rate limits: ${JSON.stringify(seen)}`).toBeLessThan(0.3);
    },
    propertyTimeout(),
  );

  test(
    'that write are executed for those who may, and return what they select',
    async () => {
      const seen = { saved: 0, all: 0 };
      await checkProperty(WRITES, writeFrom, async ({ by, query, variables }) => {
        const user = userNamed(by);
        const response = await sendGraphql(fuzz, user, { query, variables });
        const document = parsed(query);
        const read = document && readWith(document, variables);
        if (read && response.data) checkWritten(response.data, read, user);
        seen.all++;
        if (response.data && !response.errors) seen.saved++;
      });
      expect(seen.saved / seen.all, 'share of mutations that were executed').toBeGreaterThan(1 / 8);
    },
    propertyTimeout(),
  );

  test(
    'are rejected without a trace of what is inside when something in them is wrong',
    async () => {
      await checkProperty(BROKEN, brokenFrom, async ({ by, body }) => {
        await sendGraphql(fuzz, userNamed(by), body);
      });
    },
    propertyTimeout(),
  );
});

/** What depends on the time of a request: how many came before, and how large the tables are by the last estimate. */
const isLimited = (response: GraphqlResponse) =>
  codesOf(response).some(code => code === 'RATE_LIMITED' || code === 'TOO_COSTLY');

function writeFrom(choices: Choices): { by: string } & GeneratedQuery {
  const by = choices.oneIn(3) ? choices.pick(fuzz.users).name : fuzz.users[0]!.name;
  return { by, ...generateMutation(choices, fuzz.stored, fuzz.ids) };
}

/** What a mutation returns was written by somebody who may. */
function checkWritten(data: Record<string, unknown>, read: Read, user: TestUser): void {
  checkData({ data }, read, user);
  for (const [key, [node]] of collectFields([read.operation.selectionSet], read.scope)) {
    const needed = actionOf(node!.name.value);
    const done = Object.getOwnPropertyDescriptor(data, key)?.value !== null;
    if (needed && done && !user.may(needed.resource, needed.action))
      throw new Error(`${user.name} did ${node!.name.value} without ${needed.resource}:${needed.action}`);
  }
}

function brokenFrom(choices: Choices): { by: string; body: Body } {
  const by = choices.oneIn(3) ? choices.pick(fuzz.users).name : fuzz.users[0]!.name;
  return { by, body: breakRequest(choices, generateQuery(choices, fuzz.stored)) };
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 2_000);

/** Nothing for what is no document; such as a text with half of a surrogate pair. */
function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

interface Read {
  operation: OperationDefinitionNode;
  scope: Scope;
}

/** What a document is read with; nothing where the document or its variables break the rules of GraphQL. */
function readWith(document: DocumentNode, variables: Record<string, unknown>): Read | undefined {
  if (validate(schema, document).length > 0) return undefined;
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)!;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return undefined;
  const fragments = Object.fromEntries(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );
  return { operation, scope: { fragments, variables: coerced } };
}

/** The response has the shape of the request, and nothing that its sender may not view. */
function checkData(response: GraphqlResponse, { operation, scope }: Read, user: TestUser): void {
  const { data } = response;
  if (data) {
    const root = operation.operation === OperationTypeNode.QUERY ? queryType : mutationType;
    const problems = shapeProblems(data, root, operation.selectionSet, scope);
    if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
  }
  const fields = [...collectFields([operation.selectionSet], scope)];
  const views = fields.map(([key, nodes]) => ({ key, needed: viewsNeeded(nodes, queryType, scope) }));
  for (const { key, needed } of views) {
    const hidden = [...(needed ?? [])].filter(resource => !user.may(resource, 'view'));
    const value = data ? (Object.getOwnPropertyDescriptor(data, key)?.value ?? null) : null;
    if (hidden.length > 0 && value !== null)
      throw new Error(`${user.name} sees ${key} without view on ${hidden.join()}`);
  }
  // Without a token even a request for nothing is rejected.
  const allowed =
    user.token &&
    views.every(({ needed }) => needed && [...needed].every(resource => user.may(resource, 'view')));
  const rejected = codesOf(response).some(code => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED');
  if (allowed && rejected)
    throw new Error(`${user.name} may view all of it, but: ${response.errors?.[0]?.message}`);
}

/** Where a root field that cannot be null fails, the others need not be waited for: their errors may be missing. */
function areSame(first: GraphqlResponse, second: GraphqlResponse): boolean {
  const [one, other] = [comparable(first), comparable(second)];
  const onlyFirst = !one.data && !other.data && one.errors.length > 0 && other.errors.length > 0;
  return isDeepStrictEqual(one, other) || (onlyFirst && one.errors.length !== other.errors.length);
}

function checkSame(sent: GraphqlResponse, direct: GraphqlResponse): void {
  if (areSame(sent, direct)) return;
  throw new Error(`Over HTTP: ${short(comparable(sent))}\nin the process: ${short(comparable(direct))}`);
}

/** A response without what differs between two requests. */
const comparable = ({ data, errors }: GraphqlResponse) => ({
  data: data ?? null,
  errors: (errors ?? [])
    .map(({ message, extensions }) => ({
      message,
      code: extensions?.['code'],
      fields: extensions?.['fields'],
    }))
    .toSorted((a, b) => (a.message < b.message ? -1 : 1)),
});
