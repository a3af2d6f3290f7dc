import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cataloguesFolder, languagesOf, readCatalogue, type Catalogue } from './catalogues.ts';
import { textsInCode, type Entry } from './code-texts.ts';
import { isScreen, textsOfManifest, textsOfScreen, type ManifestTexts } from './definition-texts.ts';

/** The catalogue that hubs and the shell need not repeat. */
const kitFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@gym/hub-kit/messages/en.json'))));

const load = async (file: string): Promise<unknown[]> =>
  Object.values((await import(pathToFileURL(file).href)) as object);

/**
 * The English texts of a package: those in its code, in the definitions of its screens and in its manifests, and those
 * that `server-texts.ts` lists, which the server sends. Without the texts of hub-kit, whose translations hold for all.
 */
export async function extractTexts(folder: string): Promise<Catalogue> {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/*.{test,test-d,fixture}.*', '**/{generated,testing}/**'],
  });
  const modules = (names: readonly string[]) =>
    Promise.all(
      names
        .map(name => join(folder, name))
        .filter(existsSync)
        .map(load),
    ).then(all => all.flat());
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
  return sorted(entries.filter(([text]) => !Object.hasOwn(ofKit, text)));
}

const sorted = (entries: readonly Entry[]): Catalogue =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** Writes `en.json` of a package and adds what is new to its other languages, untranslated; removes what is unused. */
export async function updateCatalogues(folder: string): Promise<void> {
  const english = await extractTexts(folder);
  mkdirSync(cataloguesFolder(folder), { recursive: true });
  write(folder, 'en', english);
  for (const language of languagesOf(folder)) {
    const before = readCatalogue(folder, language);
    write(folder, language, sorted(Object.keys(english).map(text => [text, before[text] ?? ''])));
  }
}

function write(folder: string, language: string, catalogue: Catalogue): void {
  const file = join(cataloguesFolder(folder), `${language}.json`);
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
}
