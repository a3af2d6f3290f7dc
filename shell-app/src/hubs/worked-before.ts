import type { RegisteredHub } from '@gym/hub-kit/shell';

/**
 * The versions of a screen that worked in this browser, the newest first. Releases stay where they are, so that an
 * earlier one can stand in for one that fails.
 */
export function workedBefore(hub: RegisteredHub, screenKey: string): RegisteredHub[] {
  return readAll()[keyOf(hub, screenKey)] ?? [];
}

export function rememberWorked(hub: RegisteredHub, screenKey: string): void {
  const others = workedBefore(hub, screenKey).filter(({ version }) => version !== hub.version);
  write(hub, screenKey, [hub, ...others].slice(0, kept));
}

export function forgetWorked(hub: RegisteredHub, screenKey: string): void {
  const others = workedBefore(hub, screenKey).filter(({ version }) => version !== hub.version);
  write(hub, screenKey, others);
}

const kept = 2;
const storageKey = 'hubs-that-worked';

type Remembered = Record<string, RegisteredHub[]>;

const keyOf = ({ remote, module }: RegisteredHub, screenKey: string) => `${remote} ${module} ${screenKey}`;

function readAll(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

function write(hub: RegisteredHub, screenKey: string, hubs: RegisteredHub[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [keyOf(hub, screenKey)]: hubs }));
  } catch {
    // A browser that keeps nothing has nothing to fall back on.
  }
}
