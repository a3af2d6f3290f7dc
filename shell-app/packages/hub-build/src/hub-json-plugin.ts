import { createHash } from 'node:crypto';
import { reminderDocuments } from '@gym/hub-rules/reminders';
import type { Compiler } from '@rspack/core';
import { compileCatalogue, languagesOf, readCatalogue, type CompiledCatalogue } from './texts/catalogues.ts';
import { textsOfManifest, type ManifestTexts } from './texts/definition-texts.ts';

/** What this preset needs to know of a manifest; the whole of it is typed by hub-kit. */
export interface ManifestData extends ManifestTexts {
  id: string;
  screens?: Record<
    string,
    NonNullable<ManifestTexts['screens']>[string] & Parameters<typeof reminderDocuments>[0][string]
  >;
}

interface Options {
  remote: string;
  /** Version of the package. */
  version: string;
  /** The name of the federation container, known when the files are emitted. */
  name: () => string;
  entry: string;
  manifests: readonly ManifestData[];
  /** Of the libraries that it finds in the page: which versions it can run with. */
  shared: Record<string, string>;
  /** The files of the packages of the club that it is built with. */
  packages: readonly string[];
  /** The GraphQL documents in its modules, known when they are built. */
  operations: () => readonly string[];
  /** The folder of the package, with its catalogues. */
  folder: string;
}

/**
 * Emits `hub.json`: by it a server lists the remote, the shell draws its entries without running its code, and a
 * release is checked. The version ends in a hash over all files, so that no other content ever has it.
 */
export class HubJsonPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const { sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('HubJsonPlugin', compilation => {
      const { manifests, version, name, operations, folder, ...facts } = this.#options;
      const translations = readTranslations(folder);
      compilation.hooks.processAssets.tap({ name: 'HubJsonPlugin', stage: -2_000 }, () => {
        for (const { file, catalogue } of translations)
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(catalogue)));
      });
      // After the hashes of files were written into other files.
      compilation.hooks.processAssets.tap({ name: 'HubJsonPlugin', stage: 100_000 }, assets => {
        const files = Object.fromEntries(
          Object.entries(assets)
            .map(([file, source]) => [file, integrityOf(source.buffer())] as const)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        );
        const bundle = {
          ...facts,
          name: name(),
          version: `${version}-${shortHash(JSON.stringify([files, manifests, facts.packages]))}`,
          hubs: manifests.map(manifest => ({
            module: `./${manifest.id}`,
            file: `${manifest.id}.js`,
            manifest,
            manifestTexts: Object.fromEntries(
              translations.map(({ language, catalogue }) => [language, pick(catalogue, manifest)]),
            ),
          })),
          texts: Object.fromEntries(translations.map(({ language, file }) => [language, file])),
          files,
          operations: [
            ...operations(),
            ...manifests.flatMap(({ screens = {} }) => reminderDocuments(screens)),
          ],
        };
        compilation.emitAsset('hub.json', new sources.RawSource(`${JSON.stringify(bundle, null, 2)}\n`));
      });
    });
  }
}

/** The catalogues of the package, as browsers fetch them. */
const readTranslations = (folder: string) =>
  languagesOf(folder).map(language => ({
    language,
    file: `texts.${language}.json`,
    catalogue: compileCatalogue(readCatalogue(folder, language)),
  }));

/** The translations of what the shell shows of a manifest. */
const pick = (catalogue: CompiledCatalogue, manifest: ManifestTexts): CompiledCatalogue =>
  Object.fromEntries(
    textsOfManifest(manifest).flatMap(([text]) => (catalogue[text] ? [[text, catalogue[text]]] : [])),
  );

/** As the `integrity` of a script says it. */
const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
