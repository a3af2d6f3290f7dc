import type { ResourceContract } from '@gym/graphql-api';

/** A named GraphQL document; the name is what the API's log and figures show. */
export interface Operation {
  kind: 'query' | 'mutation';
  name: string;
  query: string;
}

/** The GraphQL documents that REST runs for a resource. */
export interface Documents {
  /** Variables filter, sort, page, search, asOf; returns items and totalCount. */
  list: Operation;
  /** The count alone. */
  count: Operation;
  one: Operation;
  create: Operation;
  update: Operation;
  remove: Operation;
}

const AS_OF = '$asOf: LocalDate';
const DRY_RUN = '$dryRun: Boolean! = false';

type Selection = Map<string, Selection>;

export function documentsOf({ type, singular, plural, fields }: ResourceContract): Documents {
  const selection = selectionOf(readPaths(fields));
  const listVariables = `$filter: ${type}Filter, $sort: [${type}Sort!], $page: PageInput, $search: String, ${AS_OF}`;
  const list = (name: string, selected: string) =>
    operation(
      'query',
      name,
      listVariables,
      `list: ${plural}(filter: $filter, sort: $sort, page: $page, search: $search, asOf: $asOf) { ${selected} }`,
    );
  return {
    list: list(`Rest${type}List`, `totalCount items { ${selection} }`),
    count: list(`Rest${type}Count`, 'totalCount'),
    one: operation(
      'query',
      `Rest${type}`,
      `$id: ID!, ${AS_OF}`,
      `record: ${singular}(id: $id, asOf: $asOf) { ${selection} }`,
    ),
    create: operation(
      'mutation',
      `RestCreate${type}`,
      `$input: ${type}Input!, ${DRY_RUN}`,
      `record: create${type}(input: $input, dryRun: $dryRun) { ${selection} }`,
    ),
    update: operation(
      'mutation',
      `RestUpdate${type}`,
      `$id: ID!, $patch: ${type}Patch!, $version: Int, ${DRY_RUN}`,
      `record: update${type}(id: $id, patch: $patch, version: $version, dryRun: $dryRun) { ${selection} }`,
    ),
    remove: operation(
      'mutation',
      `RestDelete${type}`,
      `$id: ID!, ${DRY_RUN}`,
      `id: delete${type}(id: $id, dryRun: $dryRun)`,
    ),
  };
}

export const operation = (
  kind: Operation['kind'],
  name: string,
  variables: string,
  body: string,
): Operation => ({
  kind,
  name,
  query: `${kind} ${name}${variables && `(${variables})`} { ${body} }`,
});

/** The paths of all output fields. */
export const readPaths = (fields: ResourceContract['fields']) =>
  fields.flatMap(({ read, orRead, entries, keys = entries?.map(({ name }) => name) }) => {
    const paths = [read, orRead].filter(path => typeof path === 'string');
    return keys ? paths.flatMap(path => keys.map(key => `${path}.${key}`)) : paths;
  });

/** `['id', 'trainer.id', 'trainer.name']` → `id trainer { id name }`. */
export function selectionOf(paths: readonly string[]): string {
  const root: Selection = new Map();
  for (const path of paths) {
    let level = root;
    for (const name of path.split('.')) {
      const next = level.get(name) ?? new Map();
      level.set(name, next);
      level = next;
    }
  }
  return written(root);
}

const written = (selection: Selection): string =>
  [...selection].map(([name, inner]) => (inner.size > 0 ? `${name} { ${written(inner)} }` : name)).join(' ');
