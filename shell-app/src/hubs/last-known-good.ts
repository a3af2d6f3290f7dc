import { isRecord, storage, type RegisteredHub, CONTRACT } from '@gym/hub-kit/shell';
import type { HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';
import { readManifest } from './read-manifest.ts';

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
  const otherVersions = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, [hub, ...otherVersions].slice(0, limit));
}

export function forgetKnownGood(hub: ListedHub, part: HubPart): void {
  const otherVersions = lastKnownGood(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, otherVersions);
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

/** The last text that was parsed: every part of a page asks for it in every render. */
let parsed: { text: string; hubs: Remembered | null } | undefined;

const readAll = (): Remembered => storage.get(storageKey, parse) ?? {};

function parse(text: string): Remembered | null {
  if (parsed?.text !== text) parsed = { text, hubs: hubsIn(JSON.parse(text)) };
  return parsed.hubs;
}

const hubsIn = (stored: unknown): Remembered | null =>
  isRecord(stored) && Object.values(stored).every(isHubs) ? (stored as Remembered) : null;

const isHubs = (value: unknown): boolean => Array.isArray(value) && value.every(isHub);

const isHub = (value: unknown): boolean =>
  isRecord(value) &&
  ['remote', 'version', 'name', 'module', 'entry', 'integrity'].every(
    name => typeof value[name] === 'string',
  ) &&
  readManifest(value['manifest']).problems.length === 0;

function write(hub: ListedHub, part: HubPart, hubs: RegisteredHub[]): void {
  if (isPrivate(hub)) return;
  storage.set(storageKey, JSON.stringify({ ...readAll(), [keyOf(hub, part)]: hubs }));
}
