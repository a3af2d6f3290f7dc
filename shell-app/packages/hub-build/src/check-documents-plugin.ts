import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import {
  buildSchema,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { documentsIn } from './sources.ts';

const schemaFile = join(import.meta.dirname, '../../../../graphql-api/schema.graphql');

/** A document may use the fragments of another. */
const rules = specifiedRules.filter(rule => rule !== NoUnusedFragmentsRule);

/**
 * Validates the GraphQL documents in the sources of folders.
 * @returns a text for each error, with file, line and column: `src/members/members.graphql.ts:7:9`
 */
export function documentErrors(folders: readonly string[], schema: GraphQLSchema): string[] {
  const sources = folders.flatMap(documentsIn);
  const errors: GraphQLError[] = [];
  const documents = sources.flatMap(source => {
    try {
      return [parse(source)];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      errors.push(error);
      return [];
    }
  });
  const fragments = documents.flatMap(({ definitions }) => definitions.filter(isFragment));
  for (const document of documents) {
    const own = new Set<DefinitionNode>(document.definitions);
    const definitions = [...document.definitions, ...fragments.filter(fragment => !own.has(fragment))];
    const found = validate(schema, { ...document, definitions }, rules);
    // The errors of a fragment are found with each document.
    errors.push(...found.filter(error => !errors.some(other => String(other) === String(error))));
  }
  return errors.map(String);
}

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;

/** Ends the build of a remote or the shell whose GraphQL documents the API would reject. */
export class CheckDocumentsPlugin {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CheckDocumentsPlugin', compilation => {
      const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValidSDL: true });
      for (const error of documentErrors(this.#folders, schema))
        compilation.errors.push(new compiler.rspack.WebpackError(error));
    });
  }
}
