import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import {
  buildSchema,
  getLocation,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Source,
} from 'graphql';
import {
  documentsInModules,
  documentsOfScreens,
  hubRules,
  screensElsewhere,
  type DocumentRules,
} from './documents.ts';

/** A document may use the fragments of another. */
const rules = specifiedRules.filter(rule => rule !== NoUnusedFragmentsRule);

/**
 * Validates GraphQL documents, each of which may use the fragments of the others.
 * @returns a sentence for each error, with file, line and column: `src/members/members.graphql.ts:7:9: …`
 */
export function documentErrors(sources: readonly Source[], schema: GraphQLSchema): string[] {
  const errors: GraphQLError[] = [];
  const parsed = sources.flatMap(source => parsedUnless(source, error => errors.push(error)));
  const fragments = parsed.flatMap(({ definitions }) => definitions.filter(isFragment));
  for (const document of parsed) {
    const own = new Set<DefinitionNode>(document.definitions);
    const definitions = [...document.definitions, ...fragments.filter(fragment => !own.has(fragment))];
    const found = validate(schema, { ...document, definitions }, rules);
    // The errors of a fragment are found with each document.
    errors.push(...found.filter(error => !errors.some(other => sentenceOf(other) === sentenceOf(error))));
  }
  return errors.map(sentenceOf);
}

function parsedUnless(source: Source, onError: (error: GraphQLError) => void): DocumentNode[] {
  try {
    return [parse(source)];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    onError(error);
    return [];
  }
}

/** What documents of screens have that is not written in a module: a screen may refer to a document with its fragments. */
export function derivedDocuments(ofScreens: readonly Source[], written: readonly Source[]): Source[] {
  const definitionsOf = (source: Source) =>
    parsedUnless(source, () => {}).flatMap(({ definitions }) => definitions);
  const known = new Set(written.flatMap(definitionsOf).map(print));
  return ofScreens.flatMap(source => {
    const derived = definitionsOf(source)
      .map(print)
      .filter(text => !known.has(text));
    return derived.length > 0 ? [new Source(derived.join('\n\n'), source.name)] : [];
  });
}

/** `src/members/members.graphql.ts:7:9: Cannot query field "nam" on type "Member".` */
function sentenceOf({ message, source, positions }: GraphQLError): string {
  if (!source || positions?.[0] === undefined) return message;
  const { line, column } = getLocation(source, positions[0]);
  const { line: above, column: before } = source.locationOffset;
  return `${source.name}:${line + above - 1}:${line === 1 ? column + before - 1 : column}: ${message}`;
}

/** The errors of the documents in the modules of a package, but for those that its screens derive. */
export const errorsOfDocuments = (folder: string, files: readonly string[]): string[] =>
  documentErrors(documentsInModules(files, hubRules()).sources, schemaFor(folder));

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;

/**
 * The schema that a build is checked against: that of the club in the folder, which `hub types` writes, otherwise the one
 * that this package was packed with, or that of this checkout.
 */
function schemaFor(folder: string): GraphQLSchema {
  const file = [
    join(folder, 'club/schema.graphql'),
    join(import.meta.dirname, '../schema.graphql'),
    join(import.meta.dirname, '../../../../graphql-api/schema.graphql'),
  ].find(path => existsSync(path));
  if (!file) throw new Error('There is no schema to check the GraphQL documents against. Run: npx hub types');
  return schemaOf(readFileSync(file, 'utf8'));
}

let latest: { text: string; schema: GraphQLSchema } | undefined;

/** The schema of this text. The latest one is kept for the next build of a watching bundler: making it takes longest. */
function schemaOf(text: string): GraphQLSchema {
  if (latest?.text !== text) latest = { text, schema: buildSchema(text, { assumeValidSDL: true }) };
  return latest.schema;
}

/**
 * Finds the GraphQL documents of a remote or the shell in the modules that are built, and ends a build with one that
 * the API would reject, or that is put together at run time.
 */
export class DocumentsPlugin {
  readonly #folder: string;
  readonly #rules: () => DocumentRules;
  #texts: readonly string[] = [];

  constructor(folder: string, rules: () => DocumentRules) {
    this.#folder = folder;
    this.#rules = rules;
  }

  /** The documents of the latest build. */
  readonly texts = (): readonly string[] => this.#texts;

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DocumentsPlugin', compilation => {
      compilation.hooks.finishModules.tap('DocumentsPlugin', () => {
        for (const error of this.#read(compilation))
          compilation.errors.push(new compiler.rspack.WebpackError(error));
      });
    });
  }

  /** @returns the errors */
  #read(compilation: Compilation): string[] {
    const files = scriptsIn(compilation);
    const rules = this.#rules();
    const { sources, errors } = documentsInModules(files, rules);
    const ofScreens = rules.strict ? documentsOfScreens(files) : undefined;
    const all = [...sources, ...derivedDocuments(ofScreens?.sources ?? [], sources)];
    this.#texts = [...new Set(all.map(({ body }) => body.trim()))];
    return [
      ...(ofScreens?.errors ?? []),
      ...errors,
      ...(rules.strict ? screensElsewhere(files) : []),
      ...documentErrors(all, schemaFor(this.#folder)),
    ];
  }
}

/** The files of the modules that are built. */
export function scriptsIn({ modules }: Compilation): string[] {
  const resources = [...modules].flatMap(module =>
    'resource' in module && typeof module.resource === 'string' ? [module.resource.split('?')[0]!] : [],
  );
  return [...new Set(resources)].filter(file => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file)).sort();
}
