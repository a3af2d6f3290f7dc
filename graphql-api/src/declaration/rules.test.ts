import type { GraphQLField } from 'graphql';
import { expect, test, vi } from 'vitest';
import { randomTable } from '../../testing/grants.ts';
import { schema } from '../../testing/root-field-needs.ts';
import { Access, ROLES, type Grant } from '../auth/access.ts';
import { operationOf } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import type * as Rules from './rules.ts';
import { rootRule } from './rules.ts';

/** Nobody, and users of each role: with a session, with a token, and previewing another role; the grants by chance. */
const callers = [
  new Access(null, new Map()),
  ...[1, 2, 3].flatMap(seed => {
    const table = Object.entries(randomTable(seed));
    return ROLES.flatMap((role, id) => {
      const grants = new Map<string, Grant>();
      for (const [key, flags] of table) {
        const resource = key.slice(key.lastIndexOf(' ') + 1);
        if (key === `${role} ${resource}`) grants.set(resource, { resource, ...flags });
      }
      const user = { id, username: role, fullName: role, role, tokenVersion: 1, endedSessions: [] };
      return [null, 7].flatMap(token =>
        [null, 'Trainer'].map(previewed => new Access(user, grants, token, previewed)),
      );
    });
  }),
];

/** The message with which graphql-shield rejects; `executed` where it lets the resolver run. */
async function shielded(field: GraphQLField<unknown, unknown>, access: Access): Promise<string> {
  const value: unknown = await field.resolve!(undefined, {}, { access } as Context, {} as never);
  return value instanceof Error ? value.message : String(value);
}

const fields = (type: 'Query' | 'Mutation') =>
  (type === 'Query' ? schema.getQueryType()! : schema.getMutationType()!).getFields();

test.each(['Query', 'Mutation'] as const)(
  'each operation of %s is decided as graphql-shield decides',
  async type => {
    const operations = Object.entries(fields(type)).filter(([, field]) => operationOf(field));
    expect(operations.length).toBeGreaterThan(30);
    const outcomes = new Set<string>();
    for (const [name, field] of operations) {
      const resolver = vi.spyOn(operationOf(field)!, 'resolve').mockResolvedValue('executed');
      for (const access of callers) {
        const decision = rootRule(type, name)({ access } as Context, {});
        const outcome = decision === true ? 'executed' : decision.message;
        outcomes.add(outcome);
        expect(await shielded(field, access), name).toBe(outcome);
      }
      resolver.mockRestore();
    }
    expect(outcomes.size).toBeGreaterThan(3);
  },
);

test('a root field without a rule is denied', () => {
  const decision = rootRule('Query', 'unknown')({ access: callers[1]! } as Context, {});
  expect(decision).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('a second rule of a root field is rejected, also one of a resource', async () => {
  // Of its own, so that the other tests keep their rules.
  const path = './rules.ts?fresh';
  const { addRules, rootRule: decide, signedIn, anyone } = (await import(path)) as typeof Rules;
  addRules({ Query: { hours: anyone } });
  expect(() => addRules({ Query: { hours: signedIn() } })).toThrow('The root field hours has two rules');
  addRules({ Mutation: { createMember: anyone } });
  expect(() => decide('Mutation', 'createMember')).toThrow('The root field createMember has two rules');
});
