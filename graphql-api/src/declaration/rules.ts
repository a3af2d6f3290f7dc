import type { IMiddlewareGenerator } from 'graphql-middleware';
import { allow, chain, deny, rule, shield, type IRule } from 'graphql-shield';
import type { Action } from '../auth/access.ts';
import type { Context } from '../server/context.ts';
import { forbidden, signInOnly, unauthenticated } from '../common/errors.ts';
import type { Operation } from './contract.ts';
import { allResources, referencesOf, type Resource } from './resource.ts';

/** A rule of graphql-shield. */
export type Rule = IRule;

let named = 0;

/** A rule of shield under a name of its own: two rules may not share one. */
const check = (
  name: string,
  decide: (context: Context, args: Record<string, unknown>) => true | Error,
): Rule =>
  rule(`${name} ${named++}`, { cache: 'no_cache' })((_parent, args, context: Context) =>
    decide(context, args),
  );

const signedInOr =
  (decide: (context: Context, args: Record<string, unknown>) => true | Error) =>
  (context: Context, args: Record<string, unknown>) =>
    context.access.user ? decide(context, args) : unauthenticated();

export const anyone = allow as unknown as Rule;
export const signedIn = (): Rule =>
  check(
    'signed in',
    signedInOr(() => true),
  );

/** Grants a root field to whoever holds `resource:action`, for each of the actions. */
export const may = (resource: string, ...actions: [Action, ...Action[]]): Rule =>
  check(
    `${resource}:${actions.join()}`,
    signedInOr(({ access }) => {
      const missing = actions.find(action => !access.can(resource, action));
      return missing === undefined || forbidden(`${resource}:${missing}`);
    }),
  );

/** A change answers the whole record, so that it takes `view` as well: else an empty one would show it. */
export const mayChange = (resource: string, action: Action): Rule => may(resource, action, 'view');

/** Grants a root field to whoever `decide` says; for what a single permission does not tell. */
export const mayIf = (
  permission: string,
  decide: (context: Context, args: Record<string, unknown>) => boolean,
): Rule =>
  check(
    permission,
    signedInOr((context, args) => decide(context, args) || forbidden(permission)),
  );

/** Keeps personal tokens out of what `granted` opens: only a person who has signed in may do it. */
export const withoutToken = (granted: Rule): Rule =>
  chain(
    granted as never,
    check('sign-in', ({ access }) => access.tokenId === null || signInOnly()) as never,
  ) as unknown as Rule;

/** A selector stands on every screen whose records refer to the resource; it gives id and label, and a detail to those who may view the resource. */
const mayChoose = (resource: Resource) => {
  const askers = allResources().filter(other =>
    referencesOf(other).some(column => column.ref!.entity() === resource.entity),
  );
  return mayIf(`${resource.resource}:view`, ({ access }) =>
    [resource, ...askers].some(one => access.can(one.resource, 'view')),
  );
};

const rootRules: { Query: Record<string, Rule>; Mutation: Record<string, Rule> } = {
  Query: {},
  Mutation: {},
};

/** The rules of root fields that no resource makes; each resolver file adds its own. */
export function addRules(rules: { Query?: Record<string, Rule>; Mutation?: Record<string, Rule> }): void {
  Object.assign(rootRules.Query, rules.Query);
  Object.assign(rootRules.Mutation, rules.Mutation);
}

/** Whether a root field may be used without signing in. */
export const isPublic = (operation: 'query' | 'mutation', field: string): boolean =>
  field === '__typename' || rootRules[operation === 'query' ? 'Query' : 'Mutation'][field] === anyone;

function resourceRules(resource: Resource): void {
  const { resource: name, singular, plural, type, operations } = resource;
  addRules({ Query: { [`${singular}Options`]: mayChoose(resource) } });
  if (operations.includes('list'))
    addRules({ Query: { [plural]: may(name, 'view'), [`${plural}Aggregate`]: may(name, 'view') } });
  if (operations.includes('one')) addRules({ Query: { [singular]: may(name, 'view') } });
  const changes: [Operation, Rule][] = [
    ['create', may(name, 'add')],
    ['update', mayChange(name, 'edit')],
    ['delete', may(name, 'delete')],
  ];
  for (const [operation, granted] of changes)
    if (operations.includes(operation)) {
      const isClosed = resource.withoutToken?.includes(operation);
      addRules({ Mutation: { [operation + type]: isClosed ? withoutToken(granted) : granted } });
    }
}

/** The permission rules of every root field; whatever has none is denied. Nested fields are decided with the selection. */
export function permissionRules(): IMiddlewareGenerator<unknown, Context, unknown> {
  for (const resource of allResources()) resourceRules(resource);
  return shield(
    { Query: { '*': deny, ...rootRules.Query }, Mutation: { '*': deny, ...rootRules.Mutation } },
    { fallbackRule: allow, allowExternalErrors: true, fallbackError: forbidden('nobody') } as never,
  );
}
