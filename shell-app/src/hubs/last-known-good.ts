import { storage, type RegisteredHub, CONTRACT } from '@gym/hub-kit/shell';
import type { HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';

/**
 * The versions of a part that worked in this browser, the newest first. Releases keep their URLs, so that an earlier one
 * can replace one that fails.
 */
export function lastKnownGood(hub: ListedHub, part: HubPart): RegisteredHub[] {
  // An override has no fallback.
  if (hub.override) return [];
  const remembered = readAll()[keyOf(hub, part)] ?? [];
  return remembered.filter(({ manifest }) => manifest.contract === CONTRACT);
}

export function recordKnownGood(hub: ListedHub, part: HubPart): void {
  const others = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, [hub, ...others].slice(0, limit));
}

export function forgetKnownGood(hub: ListedHub, part: HubPart): void {
  const others = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, others);
}

const limit = 2;
const storageKey = 'hubs-that-worked';

type Remembered = Record<string, RegisteredHub[]>;

const keyOf = ({ remote, module }: RegisteredHub, { kind, key }: HubPart) =>
  `${remote} ${module} ${kind} ${key}`;

function readAll(): Remembered {
  try {
    return JSON.parse(storage.get(storageKey) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

function write(hub: ListedHub, part: HubPart, hubs: RegisteredHub[]): void {
  if (hub.override) return;
  storage.set(storageKey, JSON.stringify({ ...readAll(), [keyOf(hub, part)]: hubs }));
}
