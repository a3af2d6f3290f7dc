import type { NamedDocument } from '@gym/graphql-api';
import type { GraphQLSchema } from 'graphql';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { firstSegment, pathProblem, routeKey } from '@gym/hub-rules/paths';
import { sizeProblem } from '@gym/hub-rules/size';
import { globalStyles } from '@gym/hub-rules/styles';
import { satisfies } from 'semver';
import type { HubBundle, HubManifest, ManifestIcon } from './bundle.ts';
import { findDeprecatedUses, findInvalidOperations, sentDocuments } from './hub-documents.ts';
import { catalogueProblems, firstOf, HUB_JSON_LIMITS, hubJsonProblems } from './hub-json-schema.ts';

export interface IconRules {
  names: readonly string[];
  /** A regular expression for the data of a path. */
  path: string;
  /** The characters of all paths of a drawing. */
  most: number;
}

/** The API, the shell and the other hubs that a release runs with. */
export interface HostEnvironment {
  schema: GraphQLSchema;
  /** The version of each library that the shell shares with hubs. */
  shared: Record<string, string>;
  /** What an icon of a manifest may be. */
  icons: IconRules;
  /** The paths of the shell's own screens. */
  paths: readonly string[];
  /** The resources that permissions can be granted for. */
  resources: readonly string[];
  /** The hubs that are served now. */
  others: readonly HubBundle[];
}

/**
 * The reasons why a hub would not work, or other hubs with it; empty when it can be released.
 * @param hub the parsed `hub.json` of a release, of any form
 */
export function checkRelease(hub: HubBundle, host: HostEnvironment): string[] {
  const malformed = hubJsonProblems(hub);
  if (malformed.length > 0) return malformed;
  const { schema, shared, icons, paths, resources, others } = host;
  const problems = [
    // The numbers of the dashboard are documents of one name.
    ...new Set(findInvalidOperations(hub, schema)),
    ...nameProblems(hub),
    ...fileProblems(hub),
    ...sharedProblems(hub, shared),
    ...contractProblems(hub, shared),
    ...slotProblems(hub, schema),
    ...iconProblems(hub, icons),
    ...pathProblems(hub, paths),
    ...resourceProblems(hub, resources),
    ...recordProblems(hub, schema),
    ...clashProblems(hub, others),
  ];
  return firstOf(problems, MOST);
}

/** A hub with what it is checked against, as a thread receives it. */
export interface CheckJob {
  hub: HubBundle;
  host: Omit<HostEnvironment, 'schema'>;
  /** As `checkFiles` takes them; none of a release that was checked with its files before. */
  files?: ReadonlyMap<string, Uint8Array>;
}

export interface CheckReport {
  /** The reasons why the hub would not work; empty when it can be released. */
  problems: string[];
  /** What it uses and should not. */
  warnings: string[];
  /** The documents that it sends, unless there are problems. */
  documents: NamedDocument[];
}

/** Everything that a release is checked for. */
export function report({ hub, host, files }: CheckJob, schema: GraphQLSchema): CheckReport {
  const problems = [...checkRelease(hub, { ...host, schema }), ...(files ? checkFiles(hub, files) : [])];
  if (problems.length > 0) return { problems: firstOf(problems, MOST), warnings: [], documents: [] };
  const warnings = firstOf(findDeprecatedUses(hub, schema), MOST);
  return { problems, warnings, documents: sentDocuments(hub) };
}

/** What a hub has that one of the served hubs has already. */
export const clashProblems = (hub: HubBundle, others: readonly HubBundle[]): string[] =>
  firstOf(
    others.filter(({ remote }) => remote !== hub.remote).flatMap(other => clashes(hub, other)),
    MOST,
  );

/** The most problems that are listed. */
const MOST = 100;

/**
 * The reasons why the files of a release would harm the page: their size, style sheets that apply outside
 * the hub, and texts that are no catalogues.
 * @param files the content of every file that `hub.json` names, without compressed copies
 */
export function checkFiles(
  { remote, texts = {} }: HubBundle,
  files: ReadonlyMap<string, Uint8Array>,
): string[] {
  const tooLarge = sizeProblem(files);
  if (tooLarge) return [tooLarge];
  const sheets = [...files].filter(([name]) => name.endsWith('.css'));
  const problems = [
    ...sheets.flatMap(([name, content]) =>
      globalStyles(new TextDecoder().decode(content), remote).map(problem => `${name}: ${problem}`),
    ),
    ...Object.values(texts).flatMap(name => textsProblems(name, files.get(name))),
  ];
  return firstOf(problems, MOST);
}

function textsProblems(name: string, content: Uint8Array | undefined): string[] {
  // `checkRelease` reports it.
  if (!content) return [];
  if (content.length > HUB_JSON_LIMITS.bytes)
    return [`${name} is larger than ${HUB_JSON_LIMITS.bytes / 1024 / 1024} MB`];
  try {
    return catalogueProblems(JSON.parse(new TextDecoder().decode(content)), name);
  } catch {
    return [`${name} is not valid JSON`];
  }
}

/** A page keeps containers by their names, and hubs, panels and actions by their keys. */
function nameProblems(hub: HubBundle): string[] {
  const { remote, name, hubs } = hub;
  const prefix = `${remote.replaceAll('-', '_')}_`;
  const repeated = [
    ...hubs.map(({ manifest }) => `hubs "${manifest.id}"`),
    ...hubs.map(({ module }) => `modules ${module}`),
    ...offersOf(hub).map(({ kind, key }) => `${kind}s "${key}"`),
  ];
  return [
    ...(name.startsWith(prefix) ? [] : [`Its container "${name}" needs a name that begins with ${prefix}`]),
    ...repeatedOf(repeated, what => what).map(what => `It has two ${what}`),
  ];
}

/** The files that are loaded by name are files of the build, of the kinds that are loaded. */
function fileProblems({ entry, hubs, texts = {}, files }: HubBundle): string[] {
  const scripts = [entry, ...hubs.flatMap(({ file }) => file ?? [])].map(file => [file, '.js'] as const);
  const catalogues = Object.values(texts).map(file => [file, '.json'] as const);
  return [...scripts, ...catalogues].flatMap(([file, ending]) => {
    if (!Object.hasOwn(files, file)) return [`hub.json names the file ${file}, which it does not list`];
    return file.endsWith(ending) ? [] : [`hub.json names the file ${file} where one of ${ending} belongs`];
  });
}

function sharedProblems(hub: HubBundle, shared: HostEnvironment['shared']): string[] {
  return Object.entries(hub.shared).flatMap(([library, range]) => {
    const version = shared[library];
    if (!version) return [`It needs ${library} ${range}, which the shell does not share`];
    return satisfies(version, range, { includePrerelease: true })
      ? []
      : [`It needs ${library} ${range}; the shell has ${version}`];
  });
}

/** The contract is raised together with the first number of hub-kit's version. */
function contractProblems({ hubs }: HubBundle, shared: HostEnvironment['shared']): string[] {
  const current = Number(shared['@gym/hub-kit']?.split('.')[0]);
  return hubs
    .filter(({ manifest }) => manifest.contract !== current)
    .map(
      ({ manifest: { id, contract } }) =>
        `${id} was built for contract ${contract}; the shell has ${current}`,
    );
}

/**
 * A slot is called as a record of the API, or as a list of such records. Those of lists and of the dashboard have neither
 * header nor actions.
 */
function slotProblems(hub: HubBundle, schema: GraphQLSchema): string[] {
  return offersOf(hub).flatMap(({ kind, key, slot, place = 'section' }) => {
    if (slot === 'dashboard')
      return kind === 'panel' && place === 'section'
        ? []
        : [`Its ${kind} "${key}" is for the dashboard, which shows panels with the place "section" only`];
    const record = slot.replace(/List$/, '');
    if (record !== slot && isRecord(record, schema))
      return kind === 'panel' && place === 'section'
        ? []
        : [`Its ${kind} "${key}" is for a list, which offers panels with the place "section" only`];
    return isRecord(slot, schema)
      ? []
      : [
          `Its ${kind} "${key}" is for the slot "${slot}", but the API has no record of this name${nearest(slot, slotNames(schema))}`,
        ];
  });
}

const slotNames = (schema: GraphQLSchema) => [
  ...recordNames(schema).flatMap(record => [record, `${record}List`]),
  'dashboard',
];

function iconProblems({ hubs }: HubBundle, rules: IconRules): string[] {
  return hubs.flatMap(({ manifest }) => [
    ...iconProblem(manifest.id, manifest.icon, rules),
    ...Object.entries(manifest.screens).flatMap(([key, { icon }]) =>
      iconProblem(`Its screen "${key}"`, icon, rules),
    ),
    ...offersIn(manifest).flatMap(({ kind, key, icon }) => iconProblem(`Its ${kind} "${key}"`, icon, rules)),
  ]);
}

function iconProblem(owner: string, icon: ManifestIcon, { names, path, most }: IconRules): string[] {
  if (typeof icon === 'string')
    return names.includes(icon)
      ? []
      : [`${owner} has the icon "${icon}", which hub-kit does not have. Use one of its names or a drawing`];
  const pathData = new RegExp(path);
  if (!icon?.paths?.length || !icon.paths.every(text => pathData.test(text)))
    return [`${owner} has an icon that is no drawing: give the data of SVG paths, { paths: ['M3 6h18'] }`];
  const length = icon.paths.join('').length;
  return length > most ? [`${owner} has an icon of ${length} characters; ${most} are allowed`] : [];
}

function resourceProblems(hub: HubBundle, resources: HostEnvironment['resources']): string[] {
  const screens = hub.hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
  const pages = screens.flatMap(({ recordPage }) => recordPage ?? []);
  const further = offersOf(hub).flatMap(({ orRequires = [] }) => orRequires.map(requires => ({ requires })));
  const required = [...screens, ...pages, ...offersOf(hub), ...further].flatMap(
    ({ requires }) => requires?.split(':')[0] ?? [],
  );
  return [...new Set([...screens.map(({ menu }) => menu), ...required])]
    .filter(resource => !resources.includes(resource))
    .map(
      resource =>
        `It names the resource "${resource}", for which no permission can be given${nearest(resource, resources)}`,
    );
}

/** Names the one that was probably meant. */
const nearest = (word: string, words: readonly string[]) => {
  const [found] = suggestionList(word, words);
  return found ? `: is it "${found}"?` : '';
};

/** The pages of records that do not exist, and the second page of the same records. */
function recordProblems(hub: HubBundle, schema: GraphQLSchema): string[] {
  const named = recordsOf(hub);
  return [
    ...named
      .filter(record => !isRecord(record, schema))
      .map(
        record =>
          `It has a page of the record "${record}", which the API does not have${nearest(record, recordNames(schema))}`,
      ),
    ...repeatedOf(named, record => record).map(record => `It has two pages of the record "${record}"`),
  ];
}

const recordNames = (schema: GraphQLSchema) =>
  Object.keys(schema.getQueryType()?.getFields() ?? {}).filter(name => isRecord(name, schema));

/** Whether the API reads a record of this name by its id. */
function isRecord(name: string, schema: GraphQLSchema): boolean {
  const reads = schema.getQueryType()?.getFields() ?? {};
  return reads[name]?.args.some(argument => argument.name === 'id') === true;
}

function pathProblems(hub: HubBundle, shellPaths: readonly string[]): string[] {
  const screens = [...screensOf(hub), ...pagesOf(hub)];
  const invalid = screens.flatMap(({ key, path }) => {
    const problem = pathProblem(path, shellPaths);
    return problem ? [`The path "${path}" of its screen "${key}" ${problem}`] : [];
  });
  const repeated = repeatedOf(screens, ({ path }) => routeKey(path));
  return [...invalid, ...repeated.map(({ path }) => `It has two screens at ${path}`)];
}

function clashes(hub: HubBundle, other: HubBundle): string[] {
  const ids = new Set(other.hubs.map(({ manifest }) => manifest.id));
  const paths = new Map(screensOf(other).map(({ path }) => [firstSegment(path), path]));
  const offers = new Set(offersOf(other).map(({ kind, key }) => `${kind} "${key}"`));
  const records = new Set(recordsOf(other));
  return [
    ...(hub.name === other.name ? [`${other.remote} has a container "${hub.name}" already`] : []),
    ...hub.hubs
      .filter(({ manifest }) => ids.has(manifest.id))
      .map(({ manifest }) => `${other.remote} has a hub "${manifest.id}" already`),
    ...screensOf(hub).flatMap(({ path }) => {
      const taken = paths.get(firstSegment(path));
      if (taken === undefined) return [];
      const isSame = routeKey(taken) === routeKey(path);
      return isSame
        ? [`${other.remote} has a screen at ${taken} already`]
        : [`${path} begins like ${taken} of ${other.remote}: choose another first word`];
    }),
    ...offersOf(hub)
      .map(({ kind, key }) => `${kind} "${key}"`)
      .filter(offer => offers.has(offer))
      .map(offer => `${other.remote} has ${offer.startsWith('a') ? 'an' : 'a'} ${offer} already`),
    ...recordsOf(hub)
      .filter(record => records.has(record))
      .map(record => `${other.remote} has a page of the record "${record}" already`),
  ];
}

/** The items whose key an earlier one has. */
function repeatedOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>();
  return items.filter(item => {
    const { size } = keys;
    return keys.add(keyOf(item)).size === size;
  });
}

/** Hubs that were released before their manifests were checked may have no screens. */
const screensOf = ({ hubs }: HubBundle) =>
  hubs.flatMap(({ manifest }) =>
    Object.entries(manifest.screens ?? {}).map(([key, screen]) => ({ key, ...screen })),
  );

/** The pages of records as the router knows them. */
const pagesOf = (hub: HubBundle) =>
  screensOf(hub).flatMap(screen => (screen.recordPage ? [{ ...screen, path: `${screen.path}/:id` }] : []));

const recordsOf = (hub: HubBundle) => screensOf(hub).flatMap(({ recordPage }) => recordPage?.record ?? []);

const offersOf = ({ hubs }: HubBundle) => hubs.flatMap(({ manifest }) => offersIn(manifest));

/** What a manifest offers to the slots of screens and pages. */
const offersIn = ({ panels = {}, actions = {} }: HubManifest) => [
  ...Object.entries(panels).map(([key, panel]) => ({ kind: 'panel', key, ...panel })),
  ...Object.entries(actions).map(([key, action]) => ({ kind: 'action', key, ...action })),
];
