import {
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { HubBundle } from './bundle.ts';

/** What a hub meets where it is to run. */
export interface Surroundings {
  schema: GraphQLSchema;
  /** The version of each library that the shell gives to hubs. */
  shared: Record<string, string>;
  /** The places that the shell's hubs have for panels of others. */
  slots: readonly string[];
  /** What permissions are given for. */
  resources: readonly string[];
  /** The hubs that are served now. */
  others: readonly HubBundle[];
}

/** Why a hub would break, or break others; empty when it may be served. */
export function refusalsOf(hub: HubBundle, surroundings: Surroundings): string[] {
  const { schema, shared, slots, resources, others } = surroundings;
  return [
    ...operationProblems(hub, schema),
    ...sharedProblems(hub, shared),
    ...contractProblems(hub, shared),
    ...slotProblems(hub, slots),
    ...resourceProblems(hub, resources),
    ...others.filter(({ remote }) => remote !== hub.remote).flatMap(other => clashes(hub, other)),
  ];
}

/** What the hub asks of the API that its schema does not have. */
export const operationProblems = (hub: HubBundle, schema: GraphQLSchema): string[] =>
  told(
    hub,
    schema,
    // What one document defines, another may use.
    specifiedRules.filter(rule => rule !== NoUnusedFragmentsRule),
  );

/** What the hub asks of the API that is to go. */
export const deprecatedUses = (hub: HubBundle, schema: GraphQLSchema): string[] =>
  told(hub, schema, [NoDeprecatedCustomRule]);

function told({ operations }: HubBundle, schema: GraphQLSchema, rules: typeof specifiedRules): string[] {
  const documents = operations.map(text => parse(text));
  const fragments = documents.flatMap(({ definitions }) => definitions.filter(isFragment));
  return documents.flatMap(document => {
    const own = document.definitions.filter(definition => !isFragment(definition));
    const name = own
      .map(definition => ('name' in definition && definition.name?.value) || 'a document')
      .join(', ');
    const errors = validate(schema, { ...document, definitions: [...own, ...fragments] }, rules);
    return errors.map(({ message }) => `${name || 'a fragment'}: ${message}`);
  });
}

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;

function sharedProblems(hub: HubBundle, shared: Surroundings['shared']): string[] {
  return Object.entries(hub.shared).flatMap(([library, range]) => {
    const version = shared[library];
    if (!version) return [`It needs ${library} ${range}, which the shell does not give`];
    return fits(range, version) ? [] : [`It needs ${library} ${range}; the shell has ${version}`];
  });
}

/** Whether a version lies in a range such as `^1.2.3`, the only kind that builds write. */
function fits(range: string, version: string): boolean {
  const [wanted, given] = [range.replace('^', ''), version].map(text =>
    text.split(/[.-]/).slice(0, 3).map(Number),
  );
  const leading = wanted!.findIndex(part => part > 0);
  if (wanted!.slice(0, leading + 1).some((part, index) => part !== given![index])) return false;
  const first = wanted!.findIndex((part, index) => part !== given![index]);
  return first < 0 || wanted![first]! < given![first]!;
}

/** The contract is raised together with the first number of hub-kit's version. */
function contractProblems({ hubs }: HubBundle, shared: Surroundings['shared']): string[] {
  const current = Number(shared['@gym/hub-kit']?.split('.')[0]);
  return hubs
    .filter(({ manifest }) => manifest.contract !== current)
    .map(
      ({ manifest: { id, contract } }) =>
        `${id} was built for contract ${contract}; the shell has ${current}`,
    );
}

function slotProblems(hub: HubBundle, slots: Surroundings['slots']): string[] {
  return panelsOf(hub)
    .filter(({ slot }) => !slots.includes(slot))
    .map(({ key, slot }) => `Its panel "${key}" is for the slot "${slot}", which the shell does not have`);
}

function resourceProblems(hub: HubBundle, resources: Surroundings['resources']): string[] {
  const screens = hub.hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
  const required = [...screens, ...panelsOf(hub)].flatMap(({ requires }) => requires?.split(':')[0] ?? []);
  return [...new Set([...screens.map(({ menu }) => menu), ...required])]
    .filter(resource => !resources.includes(resource))
    .map(resource => `It names the resource "${resource}", for which no permission can be given`);
}

function clashes(hub: HubBundle, other: HubBundle): string[] {
  const ids = new Set(other.hubs.map(({ manifest }) => manifest.id));
  const paths = new Set(pathsOf(other));
  const panels = new Set(panelsOf(other).map(({ key }) => key));
  return [
    ...hub.hubs
      .filter(({ manifest }) => ids.has(manifest.id))
      .map(({ manifest }) => `${other.remote} has a hub "${manifest.id}" already`),
    ...pathsOf(hub)
      .filter(path => paths.has(path))
      .map(path => `${other.remote} has a screen at ${path} already`),
    ...panelsOf(hub)
      .filter(({ key }) => panels.has(key))
      .map(({ key }) => `${other.remote} has a panel "${key}" already`),
  ];
}

const pathsOf = ({ hubs }: HubBundle) =>
  hubs.flatMap(({ manifest }) => Object.values(manifest.screens).map(({ path }) => path));

const panelsOf = ({ hubs }: HubBundle) =>
  hubs.flatMap(({ manifest }) =>
    Object.entries(manifest.panels ?? {}).map(([key, panel]) => ({ key, ...panel })),
  );
