import {
  type HubRegistry,
  type Language,
  languages,
  type RegisteredHub,
  type Settings,
  showTexts,
  storage,
  type TextCatalogue,
} from '@gym/hub-kit/shell';

type Translated = Exclude<Language, 'en'>;

/** The texts of shell and kit. English ones are in the code. */
const ownTexts = {
  de: () => import(/* webpackChunkName: "de" */ './de.ts'),
} satisfies Record<Translated, unknown>;

type LoadTexts = (language: Translated) => Promise<TextCatalogue>;

/** The texts of the hubs that were loaded, by the name of the build. */
const hubTexts = new Map<string, LoadTexts>();
/** The texts of all manifests. */
let manifestTexts: LoadTexts = async () => ({});

const KEY = 'language';
let applied: Settings['language'] | undefined;
/** How often texts were requested, and which of these requests is shown. */
let requested = 0;
let shownRequest = 0;

/** The language that was last chosen in this browser. */
export function chosenLanguage(): Settings['language'] {
  return storage.get(KEY, text => (isLanguageSetting(text) ? text : null)) ?? 'en';
}

/**
 * Shows the texts in a language, in this browser until another is chosen.
 * @throws when the texts cannot be loaded; they stay as they are
 */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  storage.set(KEY, language);
  if (language !== applied) await showLanguage();
}

/**
 * Shows the texts in the chosen language. Before it returns it has rendered English ones, which need no file.
 * @throws when the texts cannot be loaded
 */
export async function showLanguage(): Promise<void> {
  applied = chosenLanguage();
  const language = resolve(applied);
  const request = ++requested;
  const translator = language === 'en' ? undefined : await loadTranslator(language);
  // Another language was chosen meanwhile, or a later request, which knows more texts, was faster.
  if (language !== resolve(chosenLanguage()) || request < shownRequest) return;
  shownRequest = request;
  document.documentElement.lang = language;
  showTexts(language, translator);
}

async function loadTranslator(language: Translated) {
  const [{ catalogues, createTranslator }, ...ofHubs] = await Promise.all([
    ownTexts[language](),
    manifestTexts(language),
    ...[...hubTexts.values()].map(load => load(language)),
  ]);
  return createTranslator(language, [...catalogues, ...ofHubs]);
}

/** The first language of the browser that the app has. */
const resolve = (language: Settings['language']): Language =>
  language === 'system'
    ? (navigator.languages.map(tag => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en')
    : language;

const isTranslated = () => languageToShow() !== 'en';

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

export const isLanguageSetting = (value: string): value is Settings['language'] =>
  value === 'system' || isLanguage(value);

/** The chosen language, which is shown once its texts are loaded. */
export const languageToShow = (): Language => resolve(chosenLanguage());

/**
 * Adds the translated texts of the manifests that the server lists: of each hub those that its manifest contains.
 * @param listed the language of the texts in the list
 * @param listIn requests the list with the texts in another language
 */
export async function addManifestTexts(
  registry: HubRegistry,
  listed: Language,
  listIn: (language: Language) => Promise<HubRegistry>,
): Promise<void> {
  const lists = new Map([[listed, Promise.resolve(registry)]]);
  manifestTexts = async language => {
    const list = lists.get(language) ?? listIn(language);
    lists.set(language, list);
    const { hubs } = await list.catch((error: unknown) => {
      lists.delete(language);
      throw error;
    });
    return Object.fromEntries(
      hubs.toReversed().flatMap(hub => {
        if ('error' in hub) return [];
        const manifestTexts = textsIn(hub.manifest);
        return Object.entries(toCatalogue(hub.manifestTexts?.[language])).filter(([text]) =>
          manifestTexts.has(text),
        );
      }),
    );
  };
  if (isTranslated()) await showLanguage();
}

/** Settled once the texts of a hub are shown or could not be loaded, by the name of the build. */
const addedTexts = new Map<string, Promise<void>>();

/** Adds the translated texts of a hub, each of whose modules waits for them. It is shown in English if they cannot be loaded. */
export function addHubTexts({ name, texts }: RegisteredHub): Promise<void> {
  const added = addedTexts.get(name) ?? addTexts(name, language => fetchTexts(texts?.[language]));
  addedTexts.set(name, added);
  return added;
}

async function addTexts(name: string, load: LoadTexts): Promise<void> {
  hubTexts.set(name, load);
  if (!isTranslated()) return;
  await showLanguage().catch((error: unknown) =>
    console.error('Failed to translate the texts of a hub', error),
  );
}

/** The texts in a manifest, which may be anything; what is counted is shown with its number. */
function textsIn(manifest: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  JSON.stringify(manifest, (_, value: unknown) => {
    if (typeof value === 'string') texts.add(value).add(`{count} ${value}`);
    return value;
  });
  return texts;
}

/** A catalogue from the network: nothing, where it is no object. */
const toCatalogue = (value: unknown): TextCatalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as TextCatalogue) : {};

/** The files of a build never change, and the browser caches them. */
async function fetchTexts(address: string | undefined): Promise<TextCatalogue> {
  if (address === undefined) return {};
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${address} returned ${response.status}`);
    return toCatalogue(await response.json());
  } catch (error) {
    console.error('Failed to fetch the texts of a hub', error);
    return {};
  }
}
