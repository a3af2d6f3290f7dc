/**
 * Writes what hubs derive from the API, from the files that graphql-api emits:
 * - src/generated/schema.ts from schema.graphql: the schema as one TypeScript type, in the form that gql.tada reads.
 *   gql.tada's own command needs TypeScript's compiler API.
 * - src/generated/resources.ts from resources.json: the metadata by which `defineScreen` derives documents, rules and
 *   fields.
 * - src/generated/fields-with-as-of.ts from both: the root fields whose records have earlier values.
 *
 *     node generate-schema-types.ts            write the files
 *     node generate-schema-types.ts --check    fail when a file is not what would be written
 *     node generate-schema-types.ts FOLDER     write them from the files of another folder
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { SCHEMA_TYPE, schemaTypes } from '../hub-build/src/schema-types.ts';

const given = process.argv.slice(2).find(argument => !argument.startsWith('--'));
const sources = resolve(given ?? join(import.meta.dirname, '../../../graphql-api'));

function schemaModule(sdl: string): string {
  return [
    '// Generated from graphql-api/schema.graphql by generate-schema-types.ts.',
    schemaTypes(sdl),
    "/** The schema of this checkout's API as a type. */",
    `export type Schema = ${SCHEMA_TYPE};\n`,
  ].join('\n');
}

interface Field {
  name: string;
  kind: string;
  label: string;
  /** The path in the GraphQL selection; null for a field that is only written. */
  read: string | null;
  writable: boolean;
  required?: string;
  /** The server takes a number of a series where there is none. */
  assigned?: true;
  unique?: true;
  min?: number;
  max?: number;
  past?: true;
  invalid?: string;
  default?: unknown;
  defaultDay?: 'today' | { days: number } | { months: number };
  maxLength?: number;
  keys?: readonly string[];
  entries?: readonly { name: string }[];
  values?: readonly string[];
  masterData?: { page: string; dropdown: string };
  ref?: string;
  sensitive?: string;
  sortable: boolean;
  embedded?: true;
}

interface Resource {
  resource: string;
  type: string;
  singular: string;
  plural: string;
  label: string;
  periodDate?: string;
  /** Whether one of its records may be the caller. */
  isCaller?: true;
  /** What its aggregates have of declared figures; only in GraphQL. */
  figures?: readonly { name: string; label: string; unit: 'count' | 'money' | 'share'; filter?: object }[];
  fields: readonly Field[];
}

/** How a reference is read: `assignedTrainerId` as `assignedTrainer { name }`, sorted by `assignedTrainerName`. */
function referenceOf(resource: Resource, { name, ref }: Field, resources: readonly Resource[]) {
  const target = resources.find(candidate => candidate.resource === ref);
  if (!target) return undefined;
  const relation = name.replace(/Id$/, '');
  const title = resource.fields.find(({ read, embedded }) => !embedded && read?.startsWith(`${relation}.`));
  return {
    relation,
    title: title?.read?.split('.')[1] ?? 'name',
    sortField: title?.name,
    singular: target.singular,
    plural: target.plural,
    isCaller: target.isCaller,
  };
}

/** `dateOfBirth` → `Date of birth`, the label of most fields; `memberId` → `Member`. */
function labelOf(name: string): string {
  const words = name.replace(/Id$/, '').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A day depends on when the form opens, so that it is code. */
function withDefault(metadata: string, { defaultDay: day }: Field): string {
  if (!day) return metadata;
  if (day === 'today') return metadata.replace(/}$/, ',"default":() => today()}');
  const code = 'days' in day ? `addDays(today(), ${day.days})` : `today(${day.months})`;
  return metadata.replace(/}$/, `,"default":() => ${code}}`);
}

function resourceMetadata(resource: Resource, resources: readonly Resource[]): string {
  const { type, singular, plural, label, periodDate } = resource;
  const fields = resource.fields
    .filter(({ read }) => !read?.includes('.'))
    .map(field => {
      const { name, kind, label, required, min, max, past, invalid, maxLength, keys, values, masterData } =
        field;
      const metadata = {
        kind,
        label: label === labelOf(name) ? undefined : label,
        required: required === `${label} is required` ? true : required,
        min,
        max,
        past,
        invalid,
        maxLength,
        default: field.default,
        keys,
        entries: field.entries?.map(entry => entry.name),
        values,
        masterData,
        unique: field.unique ?? field.assigned,
        readOnly: !field.writable || undefined,
        unsortable: !field.sortable || undefined,
        writeOnly: field.read === null || undefined,
        ref: referenceOf(resource, field, resources),
        sensitive: field.sensitive,
      };
      return `    ${name}: ${withDefault(JSON.stringify(metadata), field)},`;
    });
  const { figures } = resource;
  const names = { resource: resource.resource, type, singular, plural, label, periodDate, figures };
  const head = JSON.stringify(names).slice(1, -1);
  return `export const ${plural} = {\n  ${head},\n  fields: {\n${fields.join('\n')}\n  },\n} as const;\n`;
}

function resourcesModule(json: string): string {
  const { resources } = JSON.parse(json) as { resources: readonly Resource[] };
  return [
    '// Generated from graphql-api/resources.json by generate-schema-types.ts.',
    "import { today } from '../common/club-clock.ts';",
    "import { addDays } from '../common/day.ts';\n",
    ...resources.map(resource => resourceMetadata(resource, resources)),
  ].join('\n');
}

function asOfModule(sdl: string, json: string): string {
  const { resources } = JSON.parse(json) as { resources: readonly Resource[] };
  const fields = buildSchema(sdl).getQueryType()!.getFields();
  const names = resources
    .flatMap(({ singular, plural }) => [singular, plural, `${plural}Aggregate`])
    .filter(name => fields[name]?.args.some(argument => argument.name === 'asOf'));
  return [
    '// Generated from graphql-api/schema.graphql by generate-schema-types.ts.',
    '/** The root fields that read records as of a day. */',
    `export const fieldsWithAsOf: ReadonlySet<string> = new Set(\n  '${names.join(' ')}'.split(' '),\n);\n`,
  ].join('\n');
}

const sdl = readFileSync(join(sources, 'schema.graphql'), 'utf8');
const json = readFileSync(join(sources, 'resources.json'), 'utf8');
const wanted = {
  'schema.ts': schemaModule(sdl),
  'resources.ts': resourcesModule(json),
  'fields-with-as-of.ts': asOfModule(sdl, json),
};
for (const [name, text] of Object.entries(wanted)) {
  const file = join(import.meta.dirname, 'src/generated', name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `src/generated/${name} is not what graphql-api emits. Run: pnpm --filter @gym/hub-kit schema-types`,
    );
    process.exitCode = 1;
  }
}
