import type { FieldContract, FieldKind } from '@gym/graphql-api';
import { LARGEST_PAGE } from './list-query.ts';
import type { RestResource } from './resource.ts';
import type { RestRoute } from './route.ts';
import type { Parameter, Schema } from './schema.ts';

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const textSchema: Schema = { type: 'string' };

/** An object with these properties and no others; all of them are there unless `required` says less. */
export const objectSchema = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** How a response has a saved record under a word of its own, beside a message. */
export const wrapped = (word: string, schema: Schema) =>
  objectSchema({ message: textSchema, [word]: schema });

export const KINDS: Readonly<Record<FieldKind, Schema>> = {
  id: { type: 'integer' },
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  choice: { type: 'string' },
  money: { type: 'number', description: "in the club's currency" },
  number: { type: 'number' },
  int: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  dateTime: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  textList: { type: 'array', items: { type: 'string' } },
  json: { type: 'object' },
  password: { type: 'string', format: 'password' },
};

const structureSchema = (keys: readonly string[]) =>
  objectSchema(Object.fromEntries(keys.map(key => [key, { type: ['string', 'null'] }])), []);

/** An object of a list. */
export const entrySchema = (entries: NonNullable<FieldContract['entries']>): Schema =>
  objectSchema(
    Object.fromEntries(
      entries.map(({ wire, kind, nullable }) => [wire, nullable ? orNull(KINDS[kind]) : KINDS[kind]]),
    ),
  );

function fieldSchema(field: FieldContract): Schema {
  const schema = field.bit
    ? { type: 'integer', enum: [0, 1] }
    : field.keys
      ? structureSchema(field.keys)
      : field.entries
        ? { type: 'array', items: entrySchema(field.entries) }
        : KINDS[field.kind];
  const choices =
    field.masterData && ` Choices: master data ${field.masterData.page} / ${field.masterData.dropdown}.`;
  return {
    ...schema,
    description:
      [field.description, schema['description']].filter(Boolean).join(', ') +
      (choices ? `.${choices}` : '') +
      (field.sensitive ? `. Absent without the permission ${field.sensitive}:view` : ''),
    ...(field.values && { enum: field.values }),
  };
}

export const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema['type'], 'null'],
  ...(Array.isArray(schema['enum']) && { enum: [...schema['enum'], null] }),
});

const ALWAYS_THERE = new Set(['id', 'version', 'createdAt', 'updatedAt']);
const isNeverNull = (field: FieldContract) =>
  field.required !== undefined ||
  field.default !== undefined ||
  field.kind === 'textList' ||
  ALWAYS_THERE.has(field.name);

/** A record in responses, and what else comes with it for those who may view it. */
export function recordSchema(resource: RestResource, more: Record<string, Schema> = {}): Schema {
  const fields = resource.fields.filter(field => field.read !== null);
  const properties = fields.map(field => {
    const schema = fieldSchema(field);
    return [field.wire, isNeverNull(field) ? schema : orNull(schema)] as const;
  });
  return objectSchema(
    { ...Object.fromEntries(properties), ...more },
    fields.filter(({ sensitive }) => sensitive === undefined).map(field => field.wire),
  );
}

const TAKES_JSON_TEXT: ReadonlySet<FieldKind> = new Set(['textList', 'json']);

const orJsonText = ({ description, default: fallback, ...schema }: Schema): Schema => ({
  description,
  ...(fallback !== undefined && { default: fallback }),
  anyOf: [schema, { type: 'string', contentMediaType: 'application/json', contentSchema: schema }],
});

const limitsOf = ({ min, max, maxLength, kind }: FieldContract): Schema => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
  ...(maxLength !== undefined && !TAKES_JSON_TEXT.has(kind) && { maxLength }),
});

function requestSchema(resource: RestResource, kind: 'Input' | 'Patch'): Schema {
  const fields = resource.fields.filter(
    field => field.writable && !(kind === 'Patch' && field.createOnly && field.read === null),
  );
  const properties = fields.map(field => {
    const shared = fieldSchema(field);
    // Listed values need no further limits, which generators of clients do not take beside them.
    const limits = 'enum' in shared ? {} : limitsOf(field);
    const description =
      kind === 'Patch' && field.createOnly
        ? `${shared['description']}. Set on create; accepted unchanged`
        : shared['description'];
    const fallback = field.default !== undefined && kind === 'Input' && { default: field.default };
    const plain = { ...shared, description, ...fallback, ...limits };
    const schema = isNeverNull(field) ? plain : orNull(plain);
    return [field.wire, TAKES_JSON_TEXT.has(field.kind) ? orJsonText(schema) : schema] as const;
  });
  const version: Schema = {
    type: 'integer',
    description: 'The version that the change is based on; an older one is rejected',
  };
  const needed = fields.filter(field => field.required !== undefined && field.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(kind === 'Patch' ? [...properties, ['version', version]] : properties),
    ...(kind === 'Input' && needed.length > 0 && { required: needed.map(field => field.wire) }),
  };
}

const query = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

/** The parameter by which lists and records are read as they were. */
export const AS_OF = query(
  'as_of',
  "Reads the records as they were at the end of this day in the club's time zone, related ones included: a date, or relative such as now-1M/M for the end of last month. Do not store them as the current records",
  textSchema,
);

const PAGE_NUMBER: Schema = { type: 'integer', minimum: 1 };

/** @param description of the parameter `page` */
export const pageParameters = (description: string, schema = PAGE_NUMBER): Parameter[] => [
  query('page', description, schema),
  query('page_size', 'Rows of a page', { ...PAGE_NUMBER, maximum: LARGEST_PAGE, default: 25 }),
];

export function listParameters(resource: RestResource): Parameter[] {
  const sortable = resource.fields.filter(field => field.sortable).map(field => field.wire);
  const hasPage = resource.bySpelling.get('page')?.filterable;
  return [
    ...pageParameters(
      'The page, from 1; without page and page_size every row is returned' +
        (hasPage ? '. What is no number is looked for in the field `page`' : ''),
      hasPage ? { anyOf: [PAGE_NUMBER, textSchema] } : PAGE_NUMBER,
    ),
    query(
      'sort',
      `Keys with commas between, each with - before it for descending: ${sortable.join(', ')}`,
      textSchema,
    ),
    query('q', 'Words that are all in the record', textSchema),
    AS_OF,
    ...resource.fields
      .filter(field => field.filterable && field.wire !== 'page')
      .map(field =>
        query(
          field.wire,
          equality(field),
          field.kind === 'textList' || isTime(field) ? textSchema : KINDS[field.kind],
        ),
      ),
  ];
}

const isTime = ({ kind }: FieldContract) => kind === 'date' || kind === 'dateTime';

const equality = (field: FieldContract) =>
  field.kind === 'textList'
    ? `Has this entry: ${field.description}`
    : `Equals${isTime(field) ? ', or is in a relative time such as now-1M/M' : ''}: ${field.description}${isNeverNull(field) ? '' : '. Empty finds records without it'}`;

const FAILURES: Readonly<Record<number, string>> = {
  400: 'The request is wrong; `fields` says where',
  406: 'The client accepts no media type that this path serves',
  401: 'Not signed in',
  403: 'Not permitted',
  404: 'No such record',
  409: 'Conflicts with other records, or with a newer version',
  413: 'The body is too large',
  415: 'The body is not JSON',
  412: 'The record has another version than If-Match names, or exists although If-None-Match is `*`',
  429: 'Too many requests; `Retry-After` says when to try again',
  503: 'Cannot be served now; `Retry-After` says when to try again',
  504: 'The change was saved, or may have been: repeat it with the same Idempotency-Key, or check first',
};

const RETRIED: ReadonlySet<number> = new Set([429, 503]);
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to try again',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

function errorResponses(route: RestRoute) {
  const always = route.open ? [400, 406, 429, 503] : [400, 401, 403, 406, 429, 503];
  const unknown = route.method === 'GET' ? [] : [504];
  const statuses = [...new Set([...always, ...unknown, ...(route.failures ?? [])])].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map(status => [
      status,
      {
        description: FAILURES[status],
        ...(RETRIED.has(status) && { headers: RETRY_AFTER }),
        content: json(ref('Error')),
      },
    ]),
  );
}

/** A list as a table. */
const CSV = {
  'text/csv': {
    schema: {
      type: 'string',
      description:
        'A line for each record under the names of its fields. Parameters of the media type in `Accept` change its form: `bom=1` begins with a byte order mark, `decimals=2` rounds numbers, `null=NULL` names missing values. What a spreadsheet would take for a formula has an apostrophe before it',
    },
  },
};

const json = (schema: Schema) => ({ 'application/json': { schema } });

const pathParameters = ({ path }: RestRoute): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    description: name === 'id' ? 'The number of the record' : `The ${name}`,
    required: true,
    schema: name === 'id' ? KINDS.id : textSchema,
  }));

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes it safe to repeat the request: for 24 hours the same key with the same body returns the record of the first request. Another body is a conflict (409). Keys belong to the user, who can use 10,000 a day',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that the change is based on, in quotes, as `version` of the body; `*` for any',
  schema: { type: 'string', pattern: '^(\\*|"\\d{1,9}")$' },
};

const DRY_RUN: Parameter = {
  name: 'dry_run',
  in: 'query',
  description:
    'With `true` the request changes nothing: the response (200) has what would be stored, and the audit entries that would be added. What would be rejected is rejected',
  schema: { type: 'boolean', default: false },
};

const IDEMPOTENCY_REPLAYED = {
  'Idempotency-Replayed': {
    description: '`true` when the record is that of an earlier request with the same key',
    schema: { type: 'string', enum: ['true'] },
  },
};

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: '`*` changes nothing: the record exists',
  schema: { type: 'string', enum: ['*'] },
};

const DRY_RUN_STATUS = 200;

function operationObject(route: RestRoute) {
  const parameters = [
    ...pathParameters(route),
    ...(route.query ?? []),
    ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(route.takesVersion ? [IF_MATCH, IF_NONE_MATCH] : []),
    ...(route.takesDryRun ? [DRY_RUN] : []),
  ];
  const { status, description } = route.response;
  const isOtherStatus = status !== DRY_RUN_STATUS;
  const schema =
    route.takesDryRun && !isOtherStatus
      ? { anyOf: [route.response.schema, ref('DryRun')] }
      : route.response.schema;
  const headers = route.idempotent ? IDEMPOTENCY_REPLAYED : route.response.headers;
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: json(route.body) } }),
    responses: {
      [status]: {
        description,
        ...(headers && { headers }),
        content: { ...json(schema), ...(route.response.csv && CSV) },
      },
      ...(route.takesDryRun &&
        isOtherStatus && {
          [DRY_RUN_STATUS]: { description: 'With `dry_run=true`', content: json(ref('DryRun')) },
        }),
      ...errorResponses(route),
    },
  };
}

const errorSchema: Schema = {
  ...objectSchema(
    {
      error: { type: 'string', description: 'What happened' },
      message: { type: 'string', description: 'The same text' },
      errors: { type: 'array', items: textSchema, description: 'One text for each thing that is wrong' },
      fields: { type: 'object', additionalProperties: textSchema, description: 'What is wrong, by field' },
      current: { type: 'object', description: 'What is stored now, where a newer version was in the way' },
      template: { ...textSchema, description: 'How the text of a rejected sign-in was made' },
      values: { type: 'object', description: 'The values of the template: texts, or templates of their own' },
    },
    ['error', 'message', 'errors', 'fields'],
  ),
};

/** The OpenAPI 3.1 document of all that REST serves. */
export function openapiDocument(
  resources: readonly RestResource[],
  routes: readonly RestRoute[],
  customSchemas: Readonly<Record<string, Schema>>,
) {
  const schemas: Record<string, Schema> = {
    Error: errorSchema,
    DeletionMessage: objectSchema({ message: textSchema }),
    ...customSchemas,
  };
  for (const resource of resources) {
    schemas[resource.type] = recordSchema(resource);
    if (resource.operations.includes('create'))
      schemas[`${resource.type}Input`] = requestSchema(resource, 'Input');
    if (resource.operations.includes('update'))
      schemas[`${resource.type}Patch`] = requestSchema(resource, 'Patch');
  }
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationObject(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gym Management System',
      version: '1.0.0',
      description:
        'Requests take names in snake_case or camelCase, and numbers and flags as text too. Lists return an array and the full count in `X-Total-Count`; without paging parameters every row is streamed.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: [...new Set(routes.map(route => route.tag))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that POST /auth/login returns' },
      },
      schemas,
    },
  };
}
