import { t } from '@gym/hub-kit/format';
import { toast } from '@gym/hub-kit';
import type { HubBundle, HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { isLocal } from './local-origins.ts';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';
import { shortUrl } from './short-url.ts';

/** A remote that this browser loads from another server. */
export interface Override {
  /** `mf-members` */
  remote: string;
  /** The URL of the folder of its `hub.json`. */
  address: string;
  /** Why it could not be loaded from there. */
  problem?: string;
}

/** A hub of the registry, or its override. */
export interface ListedHub extends RegisteredHub {
  /** Set where an override replaces the hub, or failed to. */
  override?: Override;
}

/**
 * Moves overrides from the URL (`?hub.members=http://localhost:4301/`) to the pending ones, which the user has to
 * confirm. Ignores values that are no URL of a folder.
 */
export function storePendingOverrides(): void {
  const page = new URL(location.href);
  const parameters = [...page.searchParams].filter(([name]) => name.startsWith('hub.'));
  for (const [name, text] of parameters) {
    page.searchParams.delete(name);
    const remote = remoteOf(name);
    const address = addressOf(text);
    if (remote && address && acceptedOverrides.all()[remote] !== address)
      pendingOverrides.put(remote, address);
  }
  history.replaceState(history.state, '', page);
}

function remoteOf(parameter: string): string | undefined {
  const name = /^hub\.(?:mf-)?([a-z][a-z0-9-]{0,39})$/.exec(parameter)?.[1];
  return name && `mf-${name}`;
}

function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) ? origin + pathname : undefined;
}

/** The registry with the overrides that it allows. */
export async function withOverrides(registry: HubRegistry) {
  const allowed: AllowedOrigins = {
    origins: registry.overrideOrigins ?? [],
    local: registry.allowsLocalHubs ?? false,
  };
  const agreed = dropRejected(acceptedOverrides, allowed);
  const taken = await Promise.all(agreed.map(override => take(override, registry)));
  const isReplaced = (remote: string) =>
    taken.some(({ override, hubs }) => hubs.length > 0 && override.remote === remote);
  const listedHubs = registry.hubs.filter(({ remote }) => !isReplaced(remote));
  return {
    registry: { ...registry, hubs: [...listedHubs, ...taken.flatMap(({ hubs }) => hubs)] },
    overrides: taken.map(({ override }) => override),
    pending: dropRejected(pendingOverrides, allowed),
  };
}

/** Removes the overrides that the registry does not allow, with a message for each. */
function dropRejected(kept: typeof acceptedOverrides, allowed: AllowedOrigins): Override[] {
  const overrides = Object.entries(kept.all()).map(([remote, address]) => ({ remote, address }));
  return overrides.filter(({ remote, address }) => {
    const rejection = rejectionOf(address, allowed);
    if (!rejection) return true;
    kept.drop(remote);
    toast.error(
      t('{remote} could not be loaded from {address}: {problem}', {
        remote,
        address: shortUrl(address),
        problem: rejection,
      }),
    );
    return false;
  });
}

interface Taken {
  override: Override;
  /** What replaces the hubs of the registry; empty if nothing does. */
  hubs: ListedHub[];
}

async function take(override: Override, { hubs }: HubRegistry): Promise<Taken> {
  try {
    return { override, hubs: await fetchHubs(override) };
  } catch (error) {
    // The screens of the released hub stay in the navigation and show the problem.
    const failed = { ...override, problem: (error as Error).message };
    const remoteHubs = hubs.filter(
      hub => hub.remote === override.remote && 'entry' in hub,
    ) as RegisteredHub[];
    return { override: failed, hubs: remoteHubs.map(hub => ({ ...hub, override: failed })) };
  }
}

/** From where this user may take hubs. */
interface AllowedOrigins {
  origins: readonly string[];
  /** From their own machine too. */
  local: boolean;
}

function rejectionOf(address: string, { origins, local }: AllowedOrigins): string | undefined {
  const { origin } = new URL(address);
  if (origins.includes(origin) || (local && isLocal(origin))) return undefined;
  if (isLocal(origin) && origins.length === 0)
    return t('hubs from this machine need the permission hubs:view');
  if (origins.length === 0) return t('this club takes no hubs from elsewhere');
  return t('this club takes hubs from {origins} only', { origins: origins.join(', ') });
}

/** @throws Error with the reason as a phrase for the user */
async function fetchHubs(override: Override): Promise<ListedHub[]> {
  const folder = override.address.replace(/\/?$/, '/');
  const { remote, version, name, entry, files, hubs, texts = {} } = await fetchBundle(folder);
  if (remote !== override.remote) throw new Error(`${remote} is what is there`);
  const integrity = files[entry];
  if (!integrity) throw new Error('its hub.json names no entry');
  const addressOf = (file: string) => new URL(`${file}?${version}`, folder).href;
  return hubs.map(({ module, manifest, manifestTexts }) => ({
    remote,
    version,
    source: 'built',
    name,
    module,
    // Each build has the same URL: the version makes it a new one for the browser and the federation.
    entry: addressOf(entry),
    integrity,
    manifest,
    texts: Object.fromEntries(Object.entries(texts).map(([language, file]) => [language, addressOf(file)])),
    manifestTexts,
    override,
  }));
}

async function fetchBundle(folder: string): Promise<HubBundle> {
  const response = await fetch(new URL('hub.json', folder), {
    cache: 'no-store',
    signal: AbortSignal.timeout(5_000),
  }).catch(() => {
    throw new Error('its server could not be reached');
  });
  if (!response.ok) throw new Error(`its server returned ${response.status}`);
  return (await response.json().catch(() => {
    throw new Error('its hub.json cannot be read');
  })) as HubBundle;
}
