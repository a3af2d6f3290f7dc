import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cataloguesFolder, languagesOf, readCatalogue, type Catalogue } from './catalogues.ts';
import { missingFields } from '../definition-errors.ts';
import { errorsOfDocuments } from '../documents-plugin.ts';
import { textsInCode, type Entry } from './code-texts.ts';
import { isScreen, textsOfManifest, textsOfScreen, type ManifestTexts } from './definition-texts.ts';

/** The catalogue that hubs and the shell need not repeat. */
const kitFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@gym/hub-kit/messages/en.json'))));

/** A module of definitions, and what is wrong with it. */
interface Loaded {
  definitions: unknown[];
  errors: string[];
}

/** @throws what the evaluation of the module throws, but for fields that the API does not have */
async function load(file: string): Promise<Loaded> {
  try {
    return { definitions: Object.values((await import(pathToFileURL(file).href)) as object), errors: [] };
  } catch (error) {
    const errors = missingFields(error, file);
    if (!errors) throw error;
    return { definitions: [], errors };
  }
}

interface Extracted {
  texts: Catalogue;
  /** Of definitions, whose texts are lacking, and of documents: a sentence each, with file and line. */
  errors: readonly string[];
}

/**
 * The English texts of a package: those in its code, in the definitions of its screens and in its manifests, and those
 * that `server-texts.ts` lists, which the server sends. Without the texts of hub-kit, whose translations hold for all.
 */
export async function extractTexts(folder: string): Promise<Extracted> {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/*.{test,test-d,fixture}.*', '**/{generated,testing}/**'],
  });
  const wrong = new Set<string>();
  async function modules(names: readonly string[]): Promise<unknown[]> {
    const found = names.map(name => join(folder, name)).filter(existsSync);
    const loaded = await Promise.all(found.map(load));
    for (const error of loaded.flatMap(each => each.errors)) wrong.add(error);
    return loaded.flatMap(({ definitions }) => definitions);
  }
  const screens = await modules(files.filter(file => file.endsWith('.screen.ts')));
  const manifests = (await modules(['hub.manifest.ts'])) as ManifestTexts[];
  const fromServer = (await modules(['server-texts.ts'])) as (readonly string[])[];
  const entries: Entry[] = [
    ...files.flatMap(file => textsInCode(readFileSync(join(folder, file), 'utf8'), file)),
    ...screens.filter(isScreen).flatMap(textsOfScreen),
    ...manifests.flatMap(textsOfManifest),
    ...fromServer.flat().map((text): Entry => [text, text]),
  ];
  const ofKit = folder === kitFolder ? {} : readCatalogue(kitFolder, 'en');
  const errors = [
    ...wrong,
    ...errorsOfDocuments(
      folder,
      files.map(file => join(folder, file)),
    ),
  ];
  return { texts: sorted(entries.filter(([text]) => !Object.hasOwn(ofKit, text))), errors };
}

const sorted = (entries: readonly Entry[]): Catalogue =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/**
 * Writes `en.json` of a package and adds what is new to its other languages, untranslated; removes what is unused, unless
 * there are errors.
 * @returns the errors of definitions and documents: a sentence each, with file and line
 */
export async function updateCatalogues(folder: string): Promise<readonly string[]> {
  const { texts, errors } = await extractTexts(folder);
  const isComplete = errors.length === 0;
  const english = isComplete ? texts : sorted(Object.entries({ ...readCatalogue(folder, 'en'), ...texts }));
  mkdirSync(cataloguesFolder(folder), { recursive: true });
  write(folder, 'en', english);
  for (const language of languagesOf(folder)) {
    const before = readCatalogue(folder, language);
    write(folder, language, sorted(Object.keys(english).map(text => [text, before[text] ?? ''])));
  }
  return errors;
}

function write(folder: string, language: string, catalogue: Catalogue): void {
  const file = join(cataloguesFolder(folder), `${language}.json`);
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
}
