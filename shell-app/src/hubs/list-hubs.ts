import type { HubRegistry } from '@gym/hub-kit/shell';
import { keptOverrides } from './kept-overrides.ts';
import type { Override } from './overrides.ts';
import { sortListing, type Listing } from './sort-listing.ts';

export interface CurrentListing extends Listing {
  /** What a developer takes from elsewhere in this browser, or would. */
  overrides: Override[];
}

/** Which hubs there are, as the server lists them now. */
export async function listHubs(): Promise<CurrentListing> {
  const response = await fetch('/hubs.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/hubs.json answered ${response.status}`);
  const registry = (await response.json()) as HubRegistry;
  if (Object.keys(keptOverrides()).length === 0) return { ...sortListing(registry), overrides: [] };
  const { withOverrides } = await import('./overrides.ts');
  const overridden = await withOverrides(registry);
  return { ...sortListing(overridden.registry), overrides: overridden.overrides };
}

// The document has it fetched ahead, since all that a screen needs stands in it.
const atStart = listHubs();
atStart.catch(() => undefined);

/** What the server listed when the page began, unless that was more than these milliseconds ago. */
export const listHubsAtStart = () => (performance.now() < 10_000 ? atStart : listHubs());
