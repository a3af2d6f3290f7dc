import { storage, type RegisteredHub, CONTRACT } from '@gym/hub-kit/shell';
import type { HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';

/**
 * The versions of a part that worked in this browser, the newest first, without those that were recalled. Releases keep
 * their URLs, so that an earlier one can replace one that fails.
 */
export function lastKnownGood(hub: ListedHub, part: HubPart): RegisteredHub[] {
  if (isPrivate(hub)) return [];
  const remembered = readAll()[keyOf(hub, part)] ?? [];
  return remembered.filter(
    ({ manifest, version }) => manifest.contract === CONTRACT && !isRecalled(hub, version),
  );
}

export function recordKnownGood(hub: ListedHub, part: HubPart): void {
  const others = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, [hub, ...others].slice(0, limit));
}

export function forgetKnownGood(hub: ListedHub, part: HubPart): void {
  const others = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, others);
}

/** Whether the club has withdrawn a version of the remote. */
export const isRecalled = ({ recalled = [] }: RegisteredHub, version: string): boolean =>
  recalled.includes(version);

/** An override or a preview has no fallback, and is none. */
const isPrivate = ({ override, source }: ListedHub) => override !== undefined || source === 'preview';

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
  if (isPrivate(hub)) return;
  storage.set(storageKey, JSON.stringify({ ...readAll(), [keyOf(hub, part)]: hubs }));
}
