import {
  authorizedFetch,
  currentClub,
  setClub,
  setClubTimeZone,
  token,
  type Club,
  type HubRegistry,
  type Language,
} from '@gym/hub-kit/shell';
import { addManifestTexts, languageToShow } from '../language/language.ts';
import type { Override } from './overrides.ts';
import { previewToken } from './preview.ts';
import { sortListing, type Listing } from './sort-listing.ts';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';

export interface CurrentListing extends Listing {
  /** The name and the logo of the club. */
  club: Pick<Club, 'name' | 'logo'>;
  /** Whether the club writes amounts, dates or times otherwise than this page does. */
  hasOtherFormats: boolean;
  /** The overrides of this browser, failed ones included. */
  overrides: Override[];
  /** Overrides that a link requested and the user has not confirmed. */
  pending: Override[];
  /** The revision of the server's list, where it names one. */
  revision?: string;
  /** Why the preview of this tab is not shown; undefined without a preview, and while it is shown. */
  previewProblem?: string;
}

interface Requested {
  registry: HubRegistry;
  previewProblem?: string;
}

/** Whether the list depends on who requests it, as far as it is known before the request. */
let isPersonal = false;

/** The hubs that the server lists for this user, with the preview and the overrides of this browser. */
export async function listHubs(): Promise<CurrentListing> {
  const language = languageToShow();
  const { registry, previewProblem } = await requestRegistry(language);
  const clubState = showClub(registry);
  await addManifestTexts(
    registry,
    language,
    async otherLanguage => (await requestRegistry(otherLanguage)).registry,
  );
  const { revision } = registry;
  // Before somebody has signed in, overrides wait.
  if (!hasOverrides() || !token.read())
    return { ...sortListing(registry), ...clubState, overrides: [], pending: [], revision, previewProblem };
  const { withOverrides } = await import('./overrides.ts');
  const { registry: overridden, ...known } = await withOverrides(registry);
  return { ...sortListing(overridden), ...clubState, ...known, revision, previewProblem };
}

/** The formats of this page, which keeps them: texts that it shows already would differ from new ones. */
let formats: string | undefined;

function showClub({
  timeZone,
  club = currentClub(),
}: HubRegistry): Pick<CurrentListing, 'club' | 'hasOtherFormats'> {
  const { name, logo, currency, locale, firstWeekday } = club;
  const listed = [currency, locale, timeZone, firstWeekday].join();
  formats ??= listed;
  const hasOtherFormats = formats !== listed;
  setClub(hasOtherFormats ? { ...currentClub(), name, logo } : club);
  if (timeZone && !hasOtherFormats) setClubTimeZone(timeZone);
  return { club: { name, logo }, hasOtherFormats };
}

const hasOverrides = () => Object.keys({ ...acceptedOverrides.all(), ...pendingOverrides.all() }).length > 0;

async function requestRegistry(language: Language): Promise<Requested> {
  const preview = previewToken.read();
  const withToken = token.read() !== null && (isPersonal || preview !== null || hasOverrides());
  if (withToken && !isPersonal) await takePreload();
  else if (language !== PRELOADED) void takePreload();
  if (preview && withToken) {
    const response = await request(`${addressIn(language)}&preview=${encodeURIComponent(preview)}`, true);
    if (response.ok) return { registry: await read(response) };
    // Other failures come from a proxy or concern any list.
    const previewProblem = await problemOf(response);
    if (previewProblem !== undefined && response.status < 500 && response.status !== 429)
      return { registry: await fetchRegistry(language, true), previewProblem };
  }
  const registry = await fetchRegistry(language, withToken);
  isPersonal = registry.personal ?? false;
  const isIncomplete = isPersonal && !withToken && token.read() !== null;
  return { registry: isIncomplete ? await fetchRegistry(language, true) : registry };
}

/** The language of the list that index.html preloads. */
const PRELOADED = 'en';

const addressIn = (language: Language) => `/hubs.json?language=${language}`;

let isPreloadUsed = false;

/** Takes the list that the page has preloaded: browsers warn of a preload that is not used. */
async function takePreload(): Promise<void> {
  if (isPreloadUsed) return;
  isPreloadUsed = true;
  await request(addressIn(PRELOADED), false).catch(() => undefined);
}

async function fetchRegistry(language: Language, withToken: boolean): Promise<HubRegistry> {
  // Another address than the preload's, whose response the browser would use although it was sent without a token.
  const response = await request(
    withToken ? `${addressIn(language)}&personal` : addressIn(language),
    withToken,
  );
  if (!response.ok) throw new Error(`/hubs.json returned ${response.status}`);
  return read(response);
}

const request = (address: string, withToken: boolean) =>
  withToken ? authorizedFetch(address) : fetch(address, { signal: AbortSignal.timeout(10_000) });

const read = async (response: Response) => (await response.json()) as HubRegistry;

/** Why the server rejects a preview; undefined for a response that is not the server's. */
async function problemOf(response: Response): Promise<string | undefined> {
  const failure = (await response.json().catch(() => null)) as { error?: unknown } | null;
  return typeof failure?.error === 'string' ? failure.error : undefined;
}

// index.html preloads it: every screen needs it.
const tokenAtStart = token.read();
const atStart = listHubs();
atStart.catch(() => undefined);

/**
 * The list that was requested when the page opened; a new one after 10 seconds, and for somebody who has signed in since
 * then if the list depends on it.
 */
export const listHubsAtStart = () => {
  const mayDiffer = isPersonal || hasOverrides() || previewToken.read() !== null;
  const isCurrent = performance.now() < 10_000 && (!mayDiffer || token.read() === tokenAtStart);
  return isCurrent ? atStart : listHubs();
};
