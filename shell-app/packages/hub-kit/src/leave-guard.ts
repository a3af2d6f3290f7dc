/**
 * Back and Forward, held while they would lose something. The browser tells of them when it has moved already: it is
 * sent back, and the router hears of neither. (The router's own way of holding a navigation comes only with a kind
 * of router that weighs more than the login page may.)
 */

/** Where the page stands in its own history, as the router counts it. */
const position = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

let guard: { position: number; hold: (steps: number) => void } | null = null;
let returning = false;

/** Called once, before the router begins to listen: listeners of the window are called in their order. */
export function installLeaveGuard(): void {
  window.addEventListener('popstate', event => {
    const steps = guard ? position() - guard.position : 0;
    if (steps === 0 && !returning) return;
    event.stopImmediatePropagation();
    returning = steps !== 0;
    if (!returning) return;
    guard?.hold(steps);
    window.history.go(-steps);
  });
}

/**
 * Holds whoever goes through the history from here on, and tells how many steps they wanted to go.
 * @returns lets them go again
 */
export function holdNavigation(hold: (steps: number) => void): () => void {
  const mine = { position: position(), hold };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}
