import type { HubBundle, HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { keepOverrides, keptOverrides } from './kept-overrides.ts';

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

/** Keeps what the address asks for, `?hub.members=http://localhost:4301/`, and takes it out of the address. */
export function keepAskedOverrides(): void {
  const page = new URL(location.href);
  const asked = [...page.searchParams].filter(([name]) => name.startsWith('hub.'));
  for (const [name] of asked) page.searchParams.delete(name);
  keepOverrides({
    ...keptOverrides(),
    ...Object.fromEntries(asked.map(([name, to]) => [remoteOf(name), to])),
  });
  history.replaceState(history.state, '', page);
}

const remoteOf = (parameter: string) => parameter.replace(/^hub\.(mf-)?/, 'mf-');

/** The registry with the developer's hubs in place of the club's, as far as the club allows it. */
export async function withOverrides(registry: HubRegistry) {
  const taken = await Promise.all(
    Object.entries(keptOverrides()).map(([remote, address]) => take({ remote, address }, registry)),
  );
  const isReplaced = (remote: string) =>
    taken.some(({ override, hubs }) => hubs && override.remote === remote);
  const own = registry.hubs.filter(({ remote }) => !isReplaced(remote));
  return {
    registry: { ...registry, hubs: [...own, ...taken.flatMap(({ hubs = [] }) => hubs)] },
    overrides: taken.map(({ override }) => override),
  };
}

interface Taken {
  override: Override;
  /** What stands in place of the club's; nothing when that stays. */
  hubs?: ListedHub[];
}

async function take(override: Override, { hubs, overrideOrigins = [] }: HubRegistry): Promise<Taken> {
  const refusal = refusalOf(override.address, overrideOrigins);
  if (refusal) return { override: { ...override, problem: refusal } };
  try {
    return { override, hubs: await fetchHubs(override) };
  } catch (error) {
    // Its screens stay where they are, and tell so.
    const failed = { ...override, problem: (error as Error).message };
    const own = hubs.filter(hub => hub.remote === override.remote && 'entry' in hub) as RegisteredHub[];
    return { override: failed, hubs: own.map(hub => ({ ...hub, override: failed })) };
  }
}

function refusalOf(address: string, allowed: readonly string[]): string | undefined {
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
  if (!integrity) throw new Error('its hub.json does not say what its entry is');
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
  if (!response.ok) throw new Error(`its server answered ${response.status}`);
  return (await response.json().catch(() => {
    throw new Error('its hub.json cannot be read');
  })) as HubBundle;
}
