import { setClubTimeZone, type HubRegistry } from '@gym/hub-kit/shell';
import { addManifestTexts } from '../language/language.ts';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';
import type { Override } from './overrides.ts';
import { sortListing, type Listing } from './sort-listing.ts';

export interface CurrentListing extends Listing {
  /** The overrides of this browser, failed ones included. */
  overrides: Override[];
  /** Overrides that a link requested and the user has not confirmed. */
  pending: Override[];
}

/** The hubs that the server lists, with the overrides of this browser. */
export async function listHubs(): Promise<CurrentListing> {
  const response = await fetch('/hubs.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/hubs.json returned ${response.status}`);
  const registry = (await response.json()) as HubRegistry;
  if (registry.timeZone) setClubTimeZone(registry.timeZone);
  await addManifestTexts(registry);
  const kept = { ...acceptedOverrides.all(), ...pendingOverrides.all() };
  if (Object.keys(kept).length === 0) return { ...sortListing(registry), overrides: [], pending: [] };
  const { withOverrides } = await import('./overrides.ts');
  const { registry: overridden, ...known } = await withOverrides(registry);
  return { ...sortListing(overridden), ...known };
}

// index.html preloads it: every screen needs it.
const atStart = listHubs();
atStart.catch(() => undefined);

/** The list that was requested when the page opened; a new one after 10 seconds. */
export const listHubsAtStart = () => (performance.now() < 10_000 ? atStart : listHubs());
