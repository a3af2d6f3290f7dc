import { setClubTimeZone, type HubRegistry } from '@gym/hub-kit/shell';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';
import type { Override } from './overrides.ts';
import { sortListing, type Listing } from './sort-listing.ts';

export interface CurrentListing extends Listing {
  /** What a developer takes from elsewhere in this browser, or would. */
  overrides: Override[];
  /** What a link would have it take from elsewhere, which nobody has agreed to. */
  pending: Override[];
}

/** Which hubs there are, as the server lists them now. */
export async function listHubs(): Promise<CurrentListing> {
  const response = await fetch('/hubs.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/hubs.json answered ${response.status}`);
  const registry = (await response.json()) as HubRegistry;
  if (registry.timeZone) setClubTimeZone(registry.timeZone);
  const kept = { ...acceptedOverrides.all(), ...pendingOverrides.all() };
  if (Object.keys(kept).length === 0) return { ...sortListing(registry), overrides: [], pending: [] };
  const { withOverrides } = await import('./overrides.ts');
  const { registry: overridden, ...known } = await withOverrides(registry);
  return { ...sortListing(overridden), ...known };
}

// The document has it fetched ahead, since all that a screen needs stands in it.
const atStart = listHubs();
atStart.catch(() => undefined);

/** What the server listed when the page began, unless that was more than these milliseconds ago. */
export const listHubsAtStart = () => (performance.now() < 10_000 ? atStart : listHubs());
