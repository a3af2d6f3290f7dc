import type { Hub } from '@gym/hub-kit';
import type { RegisteredHub } from '@gym/hub-kit/shell';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { lazy, type ComponentType } from 'react';

const screens = new Map<string, ComponentType>();

/** The screen of a hub, fetched when it is first drawn. */
export function hubScreen(hub: RegisteredHub, key: string): ComponentType {
  const address = addressOf(hub, key);
  const known = screens.get(address);
  if (known) return known;
  const screen = lazy(async () => {
    const { screens } = await loadHub(hub);
    const load = screens[key];
    if (!load) throw new Error(`${hub.remote} has no screen "${key}"`);
    return load();
  });
  screens.set(address, screen);
  return screen;
}

/** Forgets a failed attempt, so that the next drawing fetches again. */
export function forgetHubScreen(hub: RegisteredHub, key: string): void {
  screens.delete(addressOf(hub, key));
  failed.add(hub.name);
}

const addressOf = (hub: RegisteredHub, key: string) => `${hub.entry} ${hub.module} ${key}`;

/**
 * What the shell lends to hubs beyond what it uses itself: naming it makes the build carry it, and the
 * federation fetches it when a hub asks.
 */
export const lent = () => [
  import('@gym/hub-kit/charts'),
  import('@gym/hub-kit/graphql'),
  import('@gym/hub-kit/screen'),
];

/** The entry that each container was registered with. */
const registered = new Map<string, string>();
const failed = new Set<string>();

async function loadHub(hub: RegisteredHub): Promise<Hub> {
  register(hub);
  const module = await loadRemote<{ hub: Hub }>(`${hub.name}/${hub.module.slice(2)}`);
  if (!module) throw new Error(`${hub.remote} has no module "${hub.module}"`);
  return module.hub;
}

function register({ name, entry }: RegisteredHub): void {
  const force = failed.delete(name) || (registered.has(name) && registered.get(name) !== entry);
  if (registered.get(name) === entry && !force) return;
  registered.set(name, entry);
  registerRemotes([{ name, entry }], { force });
}
