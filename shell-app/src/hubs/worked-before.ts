import type { RegisteredHub } from '@gym/hub-kit/shell';
import type { HubPart } from './load-hub.ts';

/**
 * The versions of a part that worked in this browser, the newest first. Releases stay where they are, so that an
 * earlier one can stand in for one that fails.
 */
export function workedBefore(hub: RegisteredHub, part: HubPart): RegisteredHub[] {
  return readAll()[keyOf(hub, part)] ?? [];
}

export function rememberWorked(hub: RegisteredHub, part: HubPart): void {
  const others = workedBefore(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, [hub, ...others].slice(0, kept));
}

export function forgetWorked(hub: RegisteredHub, part: HubPart): void {
  const others = workedBefore(hub, part).filter(({ version }) => version !== hub.version);
  write(hub, part, others);
}

const kept = 2;
const storageKey = 'hubs-that-worked';

type Remembered = Record<string, RegisteredHub[]>;

const keyOf = ({ remote, module }: RegisteredHub, { kind, key }: HubPart) =>
  `${remote} ${module} ${kind} ${key}`;

function readAll(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

function write(hub: RegisteredHub, part: HubPart, hubs: RegisteredHub[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [keyOf(hub, part)]: hubs }));
  } catch {
    // A browser that keeps nothing has nothing to fall back on.
  }
}
