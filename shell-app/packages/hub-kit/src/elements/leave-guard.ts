/**
 * Blocks navigation that would lose unsaved input. The browser reports Back and Forward after the navigation: the guard
 * reverses it before the router receives either event. (`useBlocker` needs the data router, which adds 18 KB of gzip:
 * more than the budgets of the login page and of the first list allow.)
 */

/** Position of the page in its own history, as the router counts it. */
const position = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Receives the blocked navigation, to run it once the user confirms. */
type Hold = (navigate: () => void) => void;

let guard: { position: number; hold: Hold } | null = null;
let returning = false;
const listeners = new Set<() => void>();

function setGuard(next: typeof guard): void {
  guard = next;
  for (const listener of listeners) listener();
}

/** Called once, before the router adds its listener: listeners run in the order of their registration. */
export function installLeaveGuard(): void {
  window.addEventListener('popstate', event => {
    const steps = guard ? position() - guard.position : 0;
    if (steps === 0 && !returning) return;
    event.stopImmediatePropagation();
    returning = steps !== 0;
    if (!returning) return;
    guard?.hold(() => window.history.go(steps));
    window.history.go(-steps);
  });
}

/**
 * Blocks Back, Forward and `navigateWhenAllowed`.
 * @returns unblocks them
 */
export function holdNavigation(hold: Hold): () => void {
  const mine = { position: position(), hold };
  setGuard(mine);
  return () => {
    if (guard === mine) setGuard(null);
  };
}

/** Runs a navigation at once, or after the user has confirmed that unsaved input is lost. */
export function navigateWhenAllowed(navigate: () => void): void {
  if (guard) guard.hold(navigate);
  else navigate();
}

/** Whether leaving the page would lose input. */
export const hasUnsavedInput = (): boolean => guard !== null;

/**
 * Calls back whenever `hasUnsavedInput` may have changed.
 * @returns ends it
 */
export function onUnsavedInputChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
