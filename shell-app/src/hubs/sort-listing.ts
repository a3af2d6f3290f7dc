import { t } from '@gym/hub-kit/format';
import { CONTRACT, type HubRegistry, type RegisteredHub, type UnavailableHub } from '@gym/hub-kit/shell';
import { firstSegment, pathProblem, routeKey } from '@gym/hub-rules/paths';
import { shellPaths } from '../shell-paths.ts';
import type { ListedHub } from './overrides.ts';
import { readManifest } from './read-manifest.ts';

export interface Listing {
  state: 'ready';
  /** In the order of the navigation. */
  hubs: ListedHub[];
  /** Remotes that are down, and what of others cannot be shown. */
  unavailable: UnavailableHub[];
}

/**
 * Separates what can be shown from remotes that are down or were built for another contract, and from manifests that are
 * malformed or name what another hub has. The first hub in the registry keeps an id or a path that several name: the
 * server lists the hubs of its checkout first, then others by their first release.
 */
export function sortListing(registry: HubRegistry): Listing {
  const listing: Listing = { state: 'ready', hubs: [], unavailable: [] };
  const taken: Taken = { ids: new Set(), owners: new Map(), routes: new Set() };
  for (const hub of registry.hubs) {
    const { remote } = hub;
    if ('error' in hub) {
      listing.unavailable.push(hub);
      continue;
    }
    const { shown, problems } = readHub(hub, taken);
    if (shown) listing.hubs.push(shown);
    listing.unavailable.push(...problems.map(error => ({ remote, error })));
  }
  listing.hubs.sort((a, b) => a.manifest.order - b.manifest.order);
  return listing;
}

/** What the hubs before in the registry have. */
interface Taken {
  ids: Set<string>;
  /** The remote of each first segment of a path. */
  owners: Map<string, string>;
  routes: Set<string>;
}

function readHub(hub: RegisteredHub, taken: Taken): { shown?: ListedHub; problems: string[] } {
  const contract = (hub.manifest as { contract?: number } | null | undefined)?.contract;
  if (contract !== undefined && contract !== CONTRACT) return { problems: [foreign(contract)] };
  const { manifest, problems } = readManifest(hub.manifest);
  if (!manifest) return { problems };
  if (taken.ids.has(manifest.id))
    return { problems: [t('Another hub has the id {id}', { id: manifest.id })] };
  taken.ids.add(manifest.id);
  const screens = Object.entries(manifest.screens).filter(([key, { path }]) => {
    const problem = claimPath(path, hub.remote, taken);
    if (problem)
      problems.push(t('Its screen “{key}” is not shown: {path} {problem}', { key, path, problem }));
    return !problem;
  });
  const withPages = screens.map(([key, screen]): (typeof screens)[number] => {
    const { recordPage, ...rest } = screen;
    const path = pagePath(screen.path);
    const problem = recordPage && claimPath(path, hub.remote, taken);
    if (problem) problems.push(t('Its page {path} is not shown: it {problem}', { path, problem }));
    return [key, problem ? rest : screen];
  });
  return { shown: { ...hub, manifest: { ...manifest, screens: Object.fromEntries(withPages) } }, problems };
}

/** The route of the pages of a screen's records. */
export const pagePath = (path: string) => `${path}/:id`;

/** @returns why the remote cannot have the path, as a phrase that follows the path */
function claimPath(path: string, remote: string, { owners, routes }: Taken): string | undefined {
  const invalid = pathProblem(path, Object.values(shellPaths));
  if (invalid) return invalid;
  const segment = firstSegment(path);
  const owner = owners.get(segment) ?? remote;
  if (owner !== remote) return t('belongs to {remote}', { remote: owner });
  const route = routeKey(path);
  if (routes.has(route)) return t('is the path of another screen');
  owners.set(segment, remote);
  routes.add(route);
  return undefined;
}

const foreign = (contract: number) =>
  t('Made for another version of this app (contract {contract}, not {current})', {
    contract,
    current: CONTRACT,
  });
