import {
  CHECK_IN_RULES,
  DOUBLE_BOOKINGS,
  WEEK_START_NAMES,
  SENT_DOCUMENTS,
  snakeCase,
  SERIES,
  type FieldKind,
} from '@gym/graphql-api';
import { operation } from '../documents.ts';
import { badRequest } from '../failure.ts';
import { objectSchema, ref } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { camelCase } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { readValue, WrongValue } from '../wire-values.ts';
import { versionOf } from '../wire.ts';

type Values = Record<string, unknown>;
/** A kind with its schema, or the fields of the objects in a list. */
type Shape = readonly [FieldKind, Schema] | { readonly [name: string]: Shape };

const text = (maxLength: number, isRequired = false): Shape => [
  'text',
  { type: isRequired ? 'string' : ['string', 'null'], maxLength },
];
const number = (schema: Schema): Shape => ['number', { type: 'number', ...schema }];
const int = (schema: Schema): Shape => ['int', { type: 'integer', ...schema }];
const choice = (...values: string[]): Shape => ['choice', { type: 'string', enum: values }];

/** The settings by their names in GraphQL. */
const FIELDS: Readonly<Record<string, Shape>> = {
  name: text(100, true),
  logo: ['text', { type: ['string', 'null'], description: 'The file of the logo, below /club-logo/' }],
  address: text(500),
  taxId: text(50),
  email: ['email', { type: ['string', 'null'], format: 'email', maxLength: 254 }],
  phone: text(50),
  currency: ['text', { type: 'string', description: 'ISO 4217, of two decimals or none' }],
  locale: ['text', { type: 'string', description: 'BCP 47, such as en-US' }],
  timeZone: [
    'text',
    { type: ['string', 'null'], description: 'An IANA time zone; null for that of the server' },
  ],
  weekStart: [
    'choice',
    {
      type: ['string', 'null'],
      enum: [...WEEK_START_NAMES, null],
      description: 'The first day of the week; null for that of the locale',
    },
  ],
  fiscalYearStart: int({ minimum: 1, maximum: 12, description: 'The first month of the fiscal year' }),
  taxRates: {
    billingType: text(100),
    percent: number({ minimum: 0, maximum: 100 }),
    label: text(100, true),
    from: [
      'date',
      { type: ['string', 'null'], format: 'date', description: 'The first day on which it applies' },
    ],
  },
  numberSeries: {
    series: choice(...SERIES),
    prefix: ['text', { type: 'string', pattern: '^[A-Z0-9-]{1,10}$' }],
    digits: int({ minimum: 4, maximum: 9 }),
  },
  dunningSteps: {
    days: int({ minimum: 1, maximum: 365 }),
    action: choice('reminder', 'reminder_with_fee', 'block'),
    fee: number({ minimum: 0, description: "In the club's currency" }),
  },
  sentDocuments: [
    'textList',
    { type: 'array', items: { type: 'string', enum: SENT_DOCUMENTS }, description: 'What is sent by e-mail' },
  ],
  doubleBookings: choice(...DOUBLE_BOOKINGS),
  checkInRules: {
    rule: choice(...CHECK_IN_RULES),
    effect: choice('deny', 'warn', 'allow'),
  },
};

const isKind = (shape: Shape): shape is readonly [FieldKind, Schema] => Array.isArray(shape);

const SELECTION = Object.entries(FIELDS)
  .map(([name, shape]) => (isKind(shape) ? name : `${name} { ${Object.keys(shape).join(' ')} }`))
  .join(' ');
const READ = operation('query', 'RestClubSettings', '', `settings: clubSettings { version ${SELECTION} }`);
const SAVE = operation(
  'mutation',
  'RestUpdateClubSettings',
  '$patch: ClubSettingsPatch!, $version: Int, $logoContent: String',
  `settings: updateClubSettings(patch: $patch, version: $version, logoContent: $logoContent) { version ${SELECTION} }`,
);

const schemaOf = (shape: Shape): Schema =>
  isKind(shape) ? shape[1] : { type: 'array', items: objectSchema(schemasOf(shape)) };
const schemasOf = (shapes: Readonly<Record<string, Shape>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [snakeCase(name), schemaOf(shape)]));

export const clubSettingsSchemas: Record<string, Schema> = {
  ClubSettings: objectSchema({ version: { type: 'integer' }, ...schemasOf(FIELDS) }),
};

/** Names of the wire for messages of the API. */
const names = { byName: new Map(Object.keys(FIELDS).map(name => [name, { wire: snakeCase(name) }])) };

const toWire = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(toWire)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), toWire(inner)]))
      : value;

/** Fields of the objects of a list that may be null or missing. */
const OPTIONAL = new Set(['billingType', 'from']);

/** @throws WrongValue */
function fromWire(shape: Shape, value: unknown): unknown {
  if (isKind(shape)) return readValue(shape[0], value);
  if (!Array.isArray(value)) throw new WrongValue('must be a list of objects');
  return value.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      throw new WrongValue('must be a list of objects');
    const given = new Map(Object.entries(entry).map(([name, inner]) => [camelCase(name), inner as unknown]));
    for (const name of given.keys())
      if (!Object.hasOwn(shape, name)) throw new WrongValue(`has an unknown field: ${snakeCase(name)}`);
    return Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => {
        const read = fromWire(inner, given.get(name) ?? null);
        if (read === null && !OPTIONAL.has(name)) throw new WrongValue(`needs ${snakeCase(name)}`);
        return [name, read];
      }),
    );
  });
}

/** @throws RestFailure 400 that names each unknown field and each value of a wrong kind */
function patchOf(body: Values): Values {
  const wrong = new Map<string, string>();
  const patch = new Map<string, unknown>();
  for (const [wire, value] of Object.entries(body)) {
    const name = camelCase(wire);
    if (name === 'version' || name === 'logoContent') continue;
    const shape = Object.hasOwn(FIELDS, name) ? FIELDS[name]! : undefined;
    try {
      if (shape) patch.set(name, fromWire(shape, value));
      else wrong.set(wire, `Unknown field: ${wire}`);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      wrong.set(wire, `${wire} ${error.message}`);
    }
  }
  if (wrong.size > 0) throw badRequest(Object.fromEntries(wrong));
  return Object.fromEntries(patch);
}

function logoOf(body: Values): string | undefined {
  const content = body['logo_content'] ?? body['logoContent'];
  if (content === undefined || content === null) return undefined;
  if (typeof content !== 'string') throw badRequest({ logo_content: 'logo_content must be text' });
  return content;
}

const response = {
  status: 200,
  description: 'The settings',
  schema: ref('ClubSettings'),
} as const;

export const clubSettingsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/club-settings',
    tag: 'club-settings',
    name: 'getClubSettings',
    summary: 'What is set for the whole club',
    response,
    operations: [READ],
    handle: async call => ({ body: settingsOf(await call.run(READ)) }),
  },
  {
    method: 'PUT',
    path: '/club-settings',
    tag: 'club-settings',
    name: 'updateClubSettings',
    summary: 'Change settings of the club: only the given ones change. A login token is needed',
    body: objectSchema(
      {
        ...schemasOf(FIELDS),
        version: {
          type: 'integer',
          description: 'The version that the change is based on; an older one is rejected',
        },
        logo_content: {
          type: ['string', 'null'],
          description: 'A new logo: PNG or JPEG in base64, at most 200 kB and 2,000 pixels wide and high',
        },
      },
      [],
    ),
    response,
    failures: [409, 413, 415],
    operations: [SAVE],
    handle: async call => {
      const body = call.body();
      const variables = { patch: patchOf(body), version: versionOf(body), logoContent: logoOf(body) };
      return { body: settingsOf(await call.run(SAVE, variables, names)) };
    },
  },
];

const settingsOf = ({ settings }: { settings: Values }) => toWire(settings) as Values;
