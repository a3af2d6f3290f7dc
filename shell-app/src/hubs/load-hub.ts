import type { RegisteredHub, Hub } from '@gym/hub-kit/shell';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType } from 'react';
import { addHubTexts } from '../language/language.ts';
import { loadable, type Loadable } from '../ui/loadable.ts';
import { crudScreen, isDefinition, pinnedChart } from './crud-screen.tsx';
import { recordLoad } from './hub-telemetry.ts';

/** A part of a hub: a screen, the page of a record, a panel for a slot of another hub, or the pinned charts of a screen. */
export interface HubPart {
  kind: 'screen' | 'page' | 'panel' | 'chart';
  key: string;
}

const parts = new Map<string, Loadable<object>>();

/** A part of a hub, fetched when it is first rendered, with the props of its slot. */
export function hubPart(hub: RegisteredHub, part: HubPart): Loadable<object> {
  const address = addressOf(hub, part);
  const cached = parts.get(address);
  if (cached) return cached;
  const loading = loadable(() => withinLimit(loadPart(hub, part)));
  parts.set(address, loading);
  return loading;
}

/** @throws Error when the hub has no such part */
export async function loadPart(
  hub: RegisteredHub,
  { kind, key }: HubPart,
): Promise<{ default: ComponentType<object> }> {
  const { screens, pages = {}, panels = {}, lists = {} } = await loadHub(hub);
  const load = { screen: screens, page: pages, panel: panels, chart: screens }[kind][key];
  if (!load) throw new Error(`${hub.remote} has no ${kind} "${key}"`);
  if (kind === 'chart')
    return { default: pinnedChart(await Promise.all((lists[key] ?? [load]).map(list => list()))) };
  const { default: part } = await load();
  if (isDefinition(part)) return { default: await crudScreen(part) };
  if (!isComponent(part))
    throw new Error(`the module of its ${kind} "${key}" has no component as its default export`);
  return { default: part };
}

/**
 * Whether React can render it: a function, or the object that `memo` and `lazy` return. Its props were checked when the
 * hub was compiled.
 */
const isComponent = (part: unknown): part is ComponentType<object> =>
  typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);

/** The time limit for loading a hub, in milliseconds. */
const LOAD_LIMIT = 15_000;

export function withinLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`it did not load within ${LOAD_LIMIT / 1000} seconds`)),
    LOAD_LIMIT,
  );
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}

/** Forgets a failed attempt, so that the next rendering loads again. */
export function forgetHubPart(hub: RegisteredHub, part: HubPart): void {
  parts.delete(addressOf(hub, part));
}

const addressOf = ({ entry, module }: RegisteredHub, { kind, key }: HubPart) =>
  `${entry} ${module} ${kind} ${key}`;

/**
 * Modules that the shell shares with hubs and does not import itself. Importing them here includes them in the build;
 * the federation loads them when a hub needs them.
 */
export const sharedModules = () => [
  import('@gym/hub-kit/charts'),
  import('@gym/hub-kit/fields'),
  import('@gym/hub-kit/graphql'),
  import('@gym/hub-kit/screen'),
];

/** The integrity of each entry, by its absolute URL. */
const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      // An entry that is not in the registry does not run.
      script.integrity = integrities.get(url) ?? 'sha384-unknown';
      return script;
    },
  },
]);

/** The exposed module of a hub; loads its entry on the first call. */
export async function loadHub(hub: RegisteredHub): Promise<Hub> {
  const { name, module, integrity } = hub;
  const entry = new URL(hub.entry, location.origin).href;
  if (!integrities.has(entry)) registerRemotes([{ name, entry }]);
  integrities.set(entry, integrity);
  const [loaded] = await Promise.all([
    loadRemote<{ hub: Hub }>(`${name}/${module.slice(2)}`),
    addHubTexts(hub),
  ]);
  if (!loaded) throw new Error(`${hub.remote} has no module "${module}"`);
  recordLoad(hub);
  return loaded.hub;
}
