/**
 * Holds navigation that would lose unsaved input. The browser reports Back and Forward after it has moved: the guard
 * moves it back before the router sees either event. (The router's own blocker needs its data router, which exceeds
 * the size budget of the login page.)
 */

/** Position of the page in its own history, as the router counts it. */
const position = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Receives the navigation that was held, to run it once the person agrees. */
type Hold = (navigate: () => void) => void;

let guard: { position: number; hold: Hold } | null = null;
let returning = false;

/** Called once, before the router begins to listen: the window calls its listeners in their order. */
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
 * Holds Back, Forward and `navigateWhenAllowed` from now on.
 * @returns releases them
 */
export function holdNavigation(hold: Hold): () => void {
  const mine = { position: position(), hold };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** Runs a navigation at once, or after the person has agreed to lose unsaved input. */
export function navigateWhenAllowed(navigate: () => void): void {
  if (guard) guard.hold(navigate);
  else navigate();
}

/** Whether leaving this page would lose input. */
export const hasUnsavedInput = (): boolean => guard !== null;
