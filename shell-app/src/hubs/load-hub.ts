import type { Hub } from '@gym/hub-kit';
import type { RegisteredHub } from '@gym/hub-kit/shell';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { lazy, type ComponentType } from 'react';

const screens = new Map<string, ComponentType>();

/** The screen of a hub, fetched when it is first drawn. */
export function hubScreen(hub: RegisteredHub, key: string): ComponentType {
  const address = addressOf(hub, key);
  const known = screens.get(address);
  if (known) return known;
  const screen = lazy(() => withinLimit(loadScreen(hub, key)));
  screens.set(address, screen);
  return screen;
}

async function loadScreen(hub: RegisteredHub, key: string) {
  const { screens } = await loadHub(hub);
  const load = screens[key];
  if (!load) throw new Error(`${hub.remote} has no screen "${key}"`);
  return load();
}

/** What has not come by then is not waited for, in milliseconds. */
const LOAD_LIMIT = 15_000;

function withinLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`it did not load within ${LOAD_LIMIT / 1000} seconds`)),
    LOAD_LIMIT,
  );
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}

/** Forgets a failed attempt, so that the next drawing fetches again. */
export function forgetHubScreen(hub: RegisteredHub, key: string): void {
  screens.delete(addressOf(hub, key));
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

/** The integrity of each entry, by its whole address. */
const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      // What is not in the registry does not run.
      script.integrity = integrities.get(url) ?? 'sha384-unknown';
      return script;
    },
  },
]);

async function loadHub(hub: RegisteredHub): Promise<Hub> {
  const { name, module, integrity } = hub;
  const entry = new URL(hub.entry, location.origin).href;
  if (!integrities.has(entry)) registerRemotes([{ name, entry }]);
  integrities.set(entry, integrity);
  const loaded = await loadRemote<{ hub: Hub }>(`${name}/${module.slice(2)}`);
  if (!loaded) throw new Error(`${hub.remote} has no module "${module}"`);
  return loaded.hub;
}
