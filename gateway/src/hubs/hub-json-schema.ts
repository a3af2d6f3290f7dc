import { BUILD_LIMITS, BUILD_PATTERNS } from '@gym/graphql-api/build-rules';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

const text = (most: number, description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength: most,
  pattern: String.raw`\S`,
  description: `${description} of 1 to ${most} characters`,
});

const title = text(60, 'a text');
const pairOfTexts = {
  type: 'array',
  items: text(100, 'a text'),
  minItems: 2,
  maxItems: 2,
  description: 'two texts, for one record and for several',
};
const name = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]{0,99}$',
  description: 'the name of a field of the API',
};
const names = { pattern: name.pattern, maxLength: 100 };
const permission = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,59}:(view|add|edit|delete)$',
  description: 'a permission such as members:view',
};
const resource = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,59}$',
  description: 'a resource such as members',
};
const key = { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$' };

/** Its names and drawings are checked against the rules of hub-kit. */
const icon = {
  anyOf: [
    { type: 'string', maxLength: 60 },
    {
      type: 'object',
      required: ['paths'],
      properties: { paths: { type: 'array', items: { type: 'string' }, maxItems: 50 } },
    },
  ],
  description: "an icon: a name of hub-kit or a drawing, { paths: ['M3 6h18'] }",
};

const values = {
  type: 'array',
  items: { type: 'string', maxLength: 200 },
  minItems: 1,
  maxItems: 50,
  description: 'a list of texts',
};

const due = {
  type: 'object',
  required: ['aggregate', 'field', 'days', 'soon', 'over', 'lines'],
  properties: {
    aggregate: name,
    field: name,
    kind: { const: 'dateTime', description: "'dateTime', or absent for a date" },
    days: { type: 'integer', minimum: 0, maximum: 3650, description: 'a number of days from 0 to 3650' },
    among: { type: 'object', propertyNames: names, additionalProperties: values, maxProperties: 10 },
    soon: title,
    over: title,
    lines: {
      type: 'object',
      required: ['soon', 'over'],
      properties: { soon: pairOfTexts, over: pairOfTexts },
    },
  },
};

const condition = {
  anyOf: [
    { type: 'object', required: ['day'], properties: { day: { enum: ['past', 'today'] } } },
    { type: 'object', required: ['among'], properties: { among: values } },
    { type: 'object', required: ['atLeast'], properties: { atLeast: { type: 'number' } } },
  ],
  description: "a condition: { day: 'past' | 'today' }, { among: ['a'] } or { atLeast: 1 }",
};

const attention = {
  type: 'array',
  maxItems: 10,
  description: 'a list of at most 10 declarations',
  items: {
    type: 'object',
    required: ['aggregate', 'filter', 'line'],
    properties: {
      aggregate: name,
      filter: {
        type: 'object',
        propertyNames: names,
        additionalProperties: condition,
        minProperties: 1,
        maxProperties: 10,
        description: 'a filter with 1 to 10 fields',
      },
      line: pairOfTexts,
      isLate: { type: 'boolean', description: 'true or false' },
      requires: permission,
    },
  },
};

const screen = {
  type: 'object',
  required: ['path', 'title', 'icon', 'menu', 'requires'],
  description: 'an object',
  properties: {
    // Its form is checked by the rules for paths.
    path: { type: 'string', maxLength: 1000, description: 'a text' },
    title,
    icon,
    menu: resource,
    requires: { anyOf: [{ type: 'null' }, permission], description: `null or ${permission.description}` },
    recordPage: {
      type: 'object',
      required: ['record', 'requires'],
      properties: { record: name, requires: permission },
      description: 'an object',
    },
    list: {
      type: 'object',
      required: ['record', 'resource'],
      properties: { record: name, resource, add: title },
      description: 'an object',
    },
    due,
    attention,
  },
};

const panel = {
  type: 'object',
  required: ['slot', 'title', 'icon', 'requires'],
  description: 'an object',
  properties: {
    slot: text(60, 'the name of a slot'),
    place: {
      enum: ['section', 'fact', 'warning', 'action'],
      description: "'section', 'fact', 'warning' or 'action'",
    },
    title,
    icon,
    requires: permission,
    orRequires: {
      type: 'array',
      items: permission,
      maxItems: 10,
      description: 'a list of at most 10 permissions',
    },
  },
};

const action = {
  type: 'object',
  required: ['slot', 'title', 'icon', 'requires', 'path'],
  description: 'an object',
  properties: {
    slot: text(60, 'the name of a slot'),
    title,
    icon,
    requires: permission,
    path: {
      type: 'string',
      maxLength: 500,
      pattern: String.raw`^/\w`,
      description: 'the address of a screen such as /sessions?add',
    },
  },
};

const manifest = {
  type: 'object',
  required: ['contract', 'id', 'title', 'icon', 'order', 'screens'],
  description: 'an object',
  properties: {
    contract: { type: 'integer', minimum: 1, description: 'the version of the contract' },
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', description: 'a lower-case word' },
    title,
    icon,
    order: { type: 'number', minimum: -1e6, maximum: 1e6, description: 'a number' },
    block: { const: 'administration', description: "'administration' or absent" },
    requires: permission,
    screens: {
      type: 'object',
      propertyNames: key,
      additionalProperties: screen,
      minProperties: 1,
      maxProperties: 50,
      description: 'an object with 1 to 50 screens, whose keys are words',
    },
    panels: {
      type: 'object',
      propertyNames: key,
      additionalProperties: panel,
      maxProperties: 50,
      description: 'an object with at most 50 panels, whose keys are words',
    },
    actions: {
      type: 'object',
      propertyNames: key,
      additionalProperties: action,
      maxProperties: 50,
      description: 'an object with at most 50 actions, whose keys are words',
    },
  },
};

const { path } = BUILD_PATTERNS;
const file = {
  type: 'string',
  maxLength: BUILD_LIMITS.path,
  pattern: path.source,
  description: 'the name of a file',
};
const message = { type: ['string', 'array'], minItems: 1, description: 'a message as a build compiles it' };
const catalogue = {
  type: 'object',
  maxProperties: 5_000,
  additionalProperties: message,
  description: 'an object with messages by text',
};
const languages = { pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 };
const catalogues = {
  type: 'object',
  propertyNames: languages,
  maxProperties: 50,
  additionalProperties: catalogue,
};

/** Of `hub.json`. Real ones have 40 KB and 400 values, nested 11 levels deep. */
export const HUB_JSON_LIMITS = {
  bytes: 1024 * 1024,
  depth: 32,
  /** Objects, lists, texts, numbers and so on. */
  values: 20_000,
  /** Characters of a key; texts of manifests are keys of their translations. */
  key: 1_000,
};

const hubJson = {
  type: 'object',
  required: ['remote', 'version', 'name', 'entry', 'hubs', 'files', 'shared', 'operations'],
  description: 'an object',
  properties: {
    remote: {
      type: 'string',
      pattern: BUILD_PATTERNS.remote.source,
      description: 'a name such as mf-lockers, in lower case',
    },
    version: {
      type: 'string',
      pattern: BUILD_PATTERNS.version.source,
      description: 'a version such as 1.0.0-abc of at most 100 characters',
    },
    name: {
      type: 'string',
      pattern: '^[A-Za-z_$][A-Za-z0-9_$]{0,99}$',
      description: 'a name for a variable',
    },
    entry: file,
    hubs: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      description: 'a list of 1 to 20 hubs',
      items: {
        type: 'object',
        required: ['module', 'manifest'],
        properties: {
          module: {
            type: 'string',
            pattern: '^\\./[a-z][a-z0-9-]{0,39}$',
            description: 'a name such as ./lockers',
          },
          file,
          manifest,
          manifestTexts: catalogues,
        },
      },
    },
    files: {
      type: 'object',
      propertyNames: { maxLength: BUILD_LIMITS.path, pattern: path.source },
      additionalProperties: {
        type: 'string',
        pattern: '^sha384-[A-Za-z0-9+/]{64}$',
        description: 'a SHA-384',
      },
      minProperties: 1,
      maxProperties: BUILD_LIMITS.files,
      description: `an object with 1 to ${BUILD_LIMITS.files} files, whose keys are names of files`,
    },
    shared: {
      type: 'object',
      maxProperties: 100,
      additionalProperties: { type: 'string', maxLength: 100, description: 'a range of versions' },
      description: 'an object with ranges of versions',
    },
    operations: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', maxLength: 50_000, description: 'a document of at most 50,000 characters' },
      description: 'a list of at most 1000 GraphQL documents',
    },
    packages: {
      type: 'array',
      maxItems: 10,
      items: file,
      description: 'a list of at most 10 packages of the club',
    },
    texts: { type: 'object', propertyNames: languages, maxProperties: 50, additionalProperties: file },
  },
};

const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
const validate = ajv.compile(hubJson);
const validateCatalogue = ajv.compile(catalogue);

/** The most problems that are listed, and the characters of each. */
const MOST = 20;
const LONGEST = 300;

/**
 * What is wrong with the form of a `hub.json`, with the place of each problem; empty if it is a `HubBundle`.
 * @param value the parsed JSON, which may be anything
 */
export const hubJsonProblems = (value: unknown): string[] => problemsOf(value, validate, 'hub.json');

/** The same of a file with the translated texts of a hub. */
export const catalogueProblems = (value: unknown, file: string): string[] =>
  problemsOf(value, validateCatalogue, file);

function problemsOf(value: unknown, validate: ValidateFunction, file: string): string[] {
  const exceeded = exceededLimit(value, file);
  if (exceeded !== undefined) return [exceeded];
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const alternatives = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'anyOf' ? [instancePath] : [])),
  );
  // A branch of an alternative fails with the alternative, which names all of them.
  const isReported = ({ keyword, instancePath }: ErrorObject) =>
    keyword !== 'propertyNames' && (keyword === 'anyOf' || !isWithin(instancePath, alternatives));
  return firstOf([...new Set(errors.filter(isReported).map(error => messageOf(error, file)))], MOST);
}

/** The first problems, shortened, and how many more there are. */
export function firstOf(problems: readonly string[], most: number): string[] {
  const first = problems
    .slice(0, most)
    .map(text => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
  return problems.length > most ? [...first, `${problems.length - most} further problems`] : first;
}

/** Whether a path or one above it is among `paths`; `/hubs/0` is above `/hubs/0/module`. */
function isWithin(path: string, paths: ReadonlySet<string>): boolean {
  for (let end = path.length; end >= 0; end = end > 0 ? path.lastIndexOf('/', end - 1) : -1)
    if (paths.has(path.slice(0, end))) return true;
  return false;
}

/** Which limit of nesting, values or keys is exceeded, found with work in proportion to the size. */
function exceededLimit(value: unknown, file: string): string | undefined {
  const { depth, values, key } = HUB_JSON_LIMITS;
  let count = 0;
  let level = [value];
  for (let above = 0; level.length > 0; above++) {
    count += level.length;
    if (above > depth) return `${file} is nested more than ${depth} levels deep`;
    if (count > values) return `${file} has more than ${values.toLocaleString('en-US')} values`;
    const containers = level.filter(each => typeof each === 'object' && each !== null);
    if (containers.some(container => Object.keys(container).some(({ length }) => length > key)))
      return `${file} has a key of more than ${key.toLocaleString('en-US')} characters`;
    level = containers.flatMap(container => Object.values(container));
  }
  return undefined;
}

function messageOf(
  { instancePath, keyword, params, parentSchema, message, propertyName }: ErrorObject,
  file: string,
): string {
  const place = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/') || file;
  if (keyword === 'required') return `${place} has no "${String(params['missingProperty'])}"`;
  if (propertyName !== undefined) return `${place} has the key "${propertyName}", which is not allowed`;
  const description = (parentSchema as { description?: string } | undefined)?.description;
  return description ? `${place} must be ${description}` : `${place} ${message ?? 'is invalid'}`;
}
