import { t } from '@gym/hub-kit/format';
import { type HubRegistry, type UnavailableHub, CONTRACT } from '@gym/hub-kit/shell';
import type { ListedHub } from './overrides.ts';

export interface Listing {
  state: 'ready';
  /** In the order of the navigation. */
  hubs: ListedHub[];
  unavailable: UnavailableHub[];
}

/** Separates the available hubs from remotes that are down or were built for another contract. */
export function sortListing(registry: HubRegistry): Listing {
  const listing: Listing = { state: 'ready', hubs: [], unavailable: [] };
  for (const hub of registry.hubs) {
    if ('error' in hub) listing.unavailable.push(hub);
    else if (hub.manifest.contract === CONTRACT) listing.hubs.push(hub);
    else listing.unavailable.push({ remote: hub.remote, error: foreign(hub.manifest.contract) });
  }
  listing.hubs.sort((a, b) => a.manifest.order - b.manifest.order);
  return listing;
}

const foreign = (contract: number) =>
  t('Made for another version of this app (contract {contract}, not {current})', {
    contract,
    current: CONTRACT,
  });
