import { Ajv, type ErrorObject } from 'ajv';

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

const fileName = String.raw`^[\w@~-][\w@~.-]*(/[\w@~-][\w@~.-]*)*$`;
const file = { type: 'string', maxLength: 200, pattern: fileName, description: 'the name of a file' };
const catalogues = { type: 'object', maxProperties: 50, additionalProperties: { type: 'object' } };

const hubJson = {
  type: 'object',
  required: ['remote', 'version', 'name', 'entry', 'hubs', 'files', 'shared', 'operations'],
  description: 'an object',
  properties: {
    remote: {
      type: 'string',
      pattern: '^mf-[a-z0-9][a-z0-9-]{0,59}$',
      description: 'a name such as mf-lockers, in lower case',
    },
    version: {
      type: 'string',
      pattern: String.raw`^\d[\w.-]{0,99}$`,
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
      propertyNames: { maxLength: 200, pattern: fileName },
      additionalProperties: {
        type: 'string',
        pattern: '^sha384-[A-Za-z0-9+/]{64}$',
        description: 'a SHA-384',
      },
      minProperties: 1,
      maxProperties: 1000,
      description: 'an object with 1 to 1000 files, whose keys are names of files',
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
    texts: { type: 'object', maxProperties: 50, additionalProperties: file },
  },
};

const validate = new Ajv({ allErrors: true, verbose: true, strictTypes: false }).compile(hubJson);

/** The most problems that are listed. */
const MOST = 20;

/**
 * What is wrong with the form of a `hub.json`, with the place of each problem; empty if it is a `HubBundle`.
 * @param value the parsed JSON, which may be anything
 */
export function hubJsonProblems(value: unknown): string[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ instancePath, keyword }, _, all) => {
    // A branch of an alternative fails with the alternative, which names all of them.
    const alternatives = all.filter(other => other.keyword === 'anyOf');
    return (
      keyword !== 'propertyNames' &&
      (keyword === 'anyOf' || !alternatives.some(other => instancePath.startsWith(other.instancePath)))
    );
  });
  const problems = [...new Set(errors.map(messageOf))];
  return problems.length > MOST
    ? [...problems.slice(0, MOST), `${problems.length - MOST} further problems`]
    : problems;
}

function messageOf({
  instancePath,
  keyword,
  params,
  parentSchema,
  message,
  propertyName,
}: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/') || 'hub.json';
  if (keyword === 'required') return `${place} has no "${String(params['missingProperty'])}"`;
  if (propertyName !== undefined) return `${place} has the key "${propertyName}", which is not allowed`;
  const description = (parentSchema as { description?: string } | undefined)?.description;
  return description ? `${place} must be ${description}` : `${place} ${message ?? 'is invalid'}`;
}
