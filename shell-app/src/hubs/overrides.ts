import { toast } from '@gym/hub-kit';
import type { HubBundle, HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';
import { shortUrl } from './short-url.ts';

/** A remote that a developer takes from elsewhere, in this browser alone. */
export interface Override {
  /** `mf-members` */
  remote: string;
  /** Where its `hub.json` and the files beside it are. */
  address: string;
  /** Why it is not taken from there, when it is not. */
  problem?: string;
}

/** A hub as the shell knows it. */
export interface ListedHub extends RegisteredHub {
  /** It comes from elsewhere, or should. */
  override?: Override;
}

/**
 * Keeps what the address asks for, `?hub.members=http://localhost:4301/`, until it is agreed to, and takes it out of
 * the address. Any other text is no address of a hub, and is shown nowhere.
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

/** The registry with the developer's hubs in place of the club's, as far as the club allows it. */
export async function withOverrides(registry: HubRegistry) {
  const allowed = registry.overrideOrigins ?? [];
  const agreed = dropRejected(acceptedOverrides, allowed);
  const taken = await Promise.all(agreed.map(override => take(override, registry)));
  const isReplaced = (remote: string) =>
    taken.some(({ override, hubs }) => hubs.length > 0 && override.remote === remote);
  const own = registry.hubs.filter(({ remote }) => !isReplaced(remote));
  return {
    registry: { ...registry, hubs: [...own, ...taken.flatMap(({ hubs }) => hubs)] },
    overrides: taken.map(({ override }) => override),
    pending: dropRejected(pendingOverrides, allowed),
  };
}

/** What the club refuses is told once, and forgotten. */
function dropRejected(kept: typeof acceptedOverrides, allowed: readonly string[]): Override[] {
  const overrides = Object.entries(kept.all()).map(([remote, address]) => ({ remote, address }));
  return overrides.filter(({ remote, address }) => {
    const rejection = rejectionOf(address, allowed);
    if (!rejection) return true;
    kept.drop(remote);
    toast.error(`${remote} could not be loaded from ${shortUrl(address)}: ${rejection}`);
    return false;
  });
}

interface Taken {
  override: Override;
  /** What stands in place of the club's; none when that stays. */
  hubs: ListedHub[];
}

async function take(override: Override, { hubs }: HubRegistry): Promise<Taken> {
  try {
    return { override, hubs: await fetchHubs(override) };
  } catch (error) {
    // Its screens stay where they are, and tell so.
    const failed = { ...override, problem: (error as Error).message };
    const own = hubs.filter(hub => hub.remote === override.remote && 'entry' in hub) as RegisteredHub[];
    return { override: failed, hubs: own.map(hub => ({ ...hub, override: failed })) };
  }
}

function rejectionOf(address: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return 'this club takes no hubs from elsewhere';
  if (URL.canParse(address) && allowed.includes(new URL(address).origin)) return undefined;
  return `this club takes hubs from ${allowed.join(' and ')} only`;
}

/** @throws Error with the reason, for a person */
async function fetchHubs(override: Override): Promise<ListedHub[]> {
  const folder = override.address.replace(/\/?$/, '/');
  const { remote, version, name, entry, files, hubs } = await fetchBundle(folder);
  if (remote !== override.remote) throw new Error(`${remote} is what is there`);
  const integrity = files[entry];
  if (!integrity) throw new Error('its hub.json names no entry');
  return hubs.map(({ module, manifest }) => ({
    remote,
    version,
    source: 'built',
    name,
    module,
    // Built anew, it lies at the same address; a browser and the federation take it for another one so.
    entry: new URL(`${entry}?${version}`, folder).href,
    integrity,
    manifest,
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
