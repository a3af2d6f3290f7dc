import type { IMiddlewareGenerator } from 'graphql-middleware';
import { allow, deny, rule, shield } from 'graphql-shield';
import type { Access, Action } from '../auth/access.ts';
import type { Context } from '../server/context.ts';
import { forbidden, previewOnly, signInRequired, unauthenticated } from '../common/errors.ts';
import type { Operation } from './contract.ts';
import { allResources, collectionsOf, type Resource } from './resource.ts';

/** Whether a caller may use a root field with these arguments, or why not. */
export type Rule = (context: Context, args: Record<string, unknown>) => true | Error;

/** Requires both; the error is that of the first. */
const both =
  (first: Rule, second: Rule): Rule =>
  (context, args) => {
    const decided = first(context, args);
    return decided === true ? second(context, args) : decided;
  };

const whenSignedIn = (granted: Rule): Rule =>
  both(({ access }) => access.user !== null || unauthenticated(), granted);

export const anyone: Rule = () => true;
export const signedIn = (): Rule => whenSignedIn(anyone);

/** Requires all of these permissions. */
export function requireEach(...permissions: `${string}:${Action}`[]): Rule {
  const required = permissions.map(permission => permission.split(':') as [resource: string, Action]);
  return whenSignedIn(({ access }) => {
    const missing = required.find(([resource, action]) => !access.can(resource, action));
    return missing === undefined || forbidden(missing.join(':'));
  });
}

/** Requires every one of the actions on a permission resource. */
export const requirePermission = (resource: string, ...actions: [Action, ...Action[]]): Rule =>
  requireEach(...actions.map(action => `${resource}:${action}` as const));

/** Requires what `decide` says, where a single permission does not decide; a rejection names `permission`. */
export const allowIf = (
  permission: string,
  decide: (context: Context, args: Record<string, unknown>) => boolean,
): Rule => whenSignedIn((context, args) => decide(context, args) || forbidden(permission));

/** Rejects personal tokens from what `granted` allows: it requires a sign-in. */
export const withoutToken = (granted: Rule): Rule =>
  both(granted, ({ access }) => access.tokenId === null || signInRequired());

/** Rejects mutations of users who preview the app as a role. */
const withoutPreview = (granted: Rule): Rule =>
  granted === anyone
    ? anyone
    : both(({ access }) => access.previewedRole === null || previewOnly(access.previewedRole), granted);

/** Whether the options of a resource are offered to a user: to one who may view it, or a resource that refers to it. */
export const mayChoose = (access: Access, resource: Resource): boolean =>
  [resource, ...collectionsOf(resource).map(inverse => inverse.resource)].some(candidate =>
    access.can(candidate.resource, 'view'),
  );

/**
 * The options of a resource are offered on every screen whose records refer to it: with id and label, and a detail
 * for users who may view the resource.
 */
const optionsRule = (resource: Resource): Rule =>
  allowIf(`${resource.resource}:view`, ({ access }) => mayChoose(access, resource));

type RootRules = Record<'Query' | 'Mutation', Record<string, Rule>>;

const rootRules: RootRules = { Query: {}, Mutation: {} };

/**
 * Adds the rules of root fields that `defineResource` does not declare; each resolver file adds its own.
 * @throws Error for a root field that has a rule
 */
export const addRules = (rules: Partial<RootRules>): void => addTo(rootRules, rules);

function addTo(all: RootRules, rules: Partial<RootRules>): void {
  for (const type of ['Query', 'Mutation'] as const)
    for (const [field, added] of Object.entries(rules[type] ?? {})) {
      if (Object.hasOwn(all[type], field)) throw new Error(`The root field ${field} has two rules`);
      all[type][field] = added;
    }
}

/** Whether a root field may be used without signing in. */
export const isPublic = (operation: 'query' | 'mutation', field: string): boolean =>
  field === '__typename' || rootRules[operation === 'query' ? 'Query' : 'Mutation'][field] === anyone;

/** The root field that changes many records: `bulkUpdateMembers`. */
export const bulkField = ({ plural }: Resource, does: 'update' | 'delete'): string =>
  `bulk${does === 'update' ? 'Update' : 'Delete'}${plural[0]!.toUpperCase()}${plural.slice(1)}`;

function resourceRules(resource: Resource): RootRules {
  const { resource: name, singular, plural, type, operations } = resource;
  const view = requirePermission(name, 'view');
  const rules: RootRules = { Query: { [`${singular}Options`]: optionsRule(resource) }, Mutation: {} };
  if (operations.includes('list'))
    Object.assign(rules.Query, { [plural]: view, [`${plural}Aggregate`]: view });
  if (operations.includes('one')) rules.Query[singular] = view;
  const changes: [Operation, Rule][] = [
    ['create', requirePermission(name, 'add')],
    // The response contains the whole record: an empty change would show it.
    ['update', requirePermission(name, 'edit', 'view')],
    ['delete', requirePermission(name, 'delete')],
  ];
  // The report names the records.
  const bulk = { update: 'edit', delete: 'delete' } as const;
  for (const does of ['update', 'delete'] as const)
    if (operations.includes(does))
      rules.Mutation[bulkField(resource, does)] = withoutToken(requirePermission(name, bulk[does], 'view'));
  for (const [operation, granted] of changes)
    if (operations.includes(operation)) {
      const requiresSignIn = resource.withoutToken?.includes(operation);
      rules.Mutation[operation + type] = requiresSignIn ? withoutToken(granted) : granted;
    }
  return rules;
}

let allRules: RootRules | undefined;

/** The rules of every root field, once all resources are declared. @throws Error for a root field with two rules */
function makeAllRules(): RootRules {
  const all: RootRules = { Query: { ...rootRules.Query }, Mutation: { ...rootRules.Mutation } };
  for (const resource of allResources()) addTo(all, resourceRules(resource));
  const mutations = Object.entries(all.Mutation).map(
    ([field, granted]) => [field, withoutPreview(granted)] as const,
  );
  return { Query: all.Query, Mutation: Object.fromEntries(mutations) };
}

/**
 * The permission rules of every root field; a field without a rule is denied. `requireView` decides nested fields when
 * the query is planned.
 */
export function permissionRules(): IMiddlewareGenerator<unknown, Context, unknown> {
  allRules = makeAllRules();
  const rules = {
    Query: toShield('Query', allRules.Query),
    Mutation: toShield('Mutation', allRules.Mutation),
  };
  return shield(
    rules as never,
    {
      fallbackRule: allow,
      allowExternalErrors: true,
      fallbackError: forbidden('nobody'),
    } as never,
  );
}

/** Rules of graphql-shield, each of which requires a name of its own. */
function toShield(type: string, rules: Record<string, Rule>): Record<string, object> {
  const made = Object.entries(rules).map(([field, decide]): [string, object] => [
    field,
    rule(`${type}.${field}`, { cache: 'no_cache' })((_parent, args, context: Context) =>
      decide(context, args),
    ),
  ]);
  return { '*': deny, ...Object.fromEntries<object>(made) };
}

/** What the rule of a root field decides, as graphql-shield does. */
export const rootRule = (type: 'Query' | 'Mutation', field: string): Rule =>
  (allRules ??= makeAllRules())[type][field] ?? (() => forbidden('nobody'));
