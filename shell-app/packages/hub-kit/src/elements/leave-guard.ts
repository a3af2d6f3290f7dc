/**
 * Decides about every way out of what would lose input or interrupt work: Back and Forward, links, calls of `leave`, and,
 * with the dialog of the browser, reloading and closing the tab. The browser reports Back and Forward after the navigation:
 * the guard reverses it before the router receives either event. (`useBlocker` needs the data router, which adds 18 KB of
 * gzip: more than the budgets of the login page and of the first list allow.)
 */

/** Position of the page in its own history, as the router counts it. */
const position = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Asks the user, and runs `proceed` once they confirm. */
type Ask = (proceed: () => void) => void;

/** Something that is open: a form with unsaved input, a step under way. */
export interface Guard {
  readonly position: number;
  readonly ask: Ask;
}

/** The latest one asks first. */
let guards: readonly Guard[] = [];
/** The guards that the user has confirmed to leave: they let the confirmed navigation pass, and no other. */
let passed: ReadonlySet<Guard> = new Set();
/** The time in which a confirmed navigation starts, in milliseconds: the browser may start it later than it is requested. */
const START = 1_000;
let forgetPassed: ReturnType<typeof setTimeout> | undefined;
/** Whether a confirmed navigation is being requested: a click on a link that the user has confirmed is one. */
let isLeaving = false;
/** Back or Forward was reversed, and the event of that has not arrived. */
let isReturning = false;
const listeners = new Set<() => void>();

const blocking = (among: ReadonlySet<Guard> = passed) => guards.findLast(guard => !among.has(guard));

function setGuards(next: readonly Guard[]): void {
  guards = next;
  // Without guards there is no listener: some browsers keep no page with one for Back.
  if (guards.length > 0) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (blocking()) event.preventDefault();
};

/** Called once, before the router adds its listener: listeners run in the order of their registration. */
export function installLeaveGuard(): void {
  window.addEventListener('popstate', event => {
    const guard = blocking();
    const steps = guard ? position() - guard.position : 0;
    if (steps === 0 && !isReturning) return;
    event.stopImmediatePropagation();
    isReturning = steps !== 0;
    if (!isReturning) return;
    leave(() => window.history.go(steps));
    window.history.go(-steps);
  });
  document.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || isLeaving || !hasUnsavedInput() || !leavesPage(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => link.click());
    },
    { capture: true },
  );
}

/** Whether a click replaces the page: not if it opens another tab, downloads, opens another program or only scrolls. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || !['', '_self', '_top', '_parent'].includes(link.target)) return false;
  const address = new URL(link.href, location.href);
  if (!/^https?:$/.test(address.protocol)) return false;
  const scrolls = link.getAttribute('href')!.startsWith('#') && address.pathname === location.pathname;
  return !scrolls;
}

/**
 * Guards what is open until it is released.
 * @returns the guard
 */
export function addGuard(ask: Ask): Guard {
  const guard = { position: position(), ask };
  setGuards([...guards, guard]);
  return guard;
}

export function releaseGuard(guard: Guard): void {
  setGuards(guards.filter(item => item !== guard));
}

/**
 * Runs a navigation, or whatever else ends what is open: at once, or after the user has confirmed it for each guard. A
 * guard that the navigation does not end goes on guarding.
 * @param confirmed guards that are not asked
 */
export function leave(navigate: () => void, confirmed: ReadonlySet<Guard> = new Set()): void {
  const guard = blocking(confirmed);
  if (guard) guard.ask(() => leave(navigate, new Set([...confirmed, guard])));
  else leaveConfirmed(navigate);
}

/** Runs what the user has confirmed already, such as closing the form that a guard belongs to. */
export function leaveConfirmed(navigate: () => void): void {
  passed = new Set(guards);
  clearTimeout(forgetPassed);
  forgetPassed = setTimeout(() => {
    passed = new Set();
  }, START);
  isLeaving = true;
  try {
    navigate();
  } finally {
    isLeaving = false;
  }
}

/** Whether leaving the page would lose input or interrupt a step. */
export const hasUnsavedInput = (): boolean => guards.length > 0;

/**
 * Calls back whenever `hasUnsavedInput` may have changed.
 * @returns ends it
 */
export function onUnsavedInputChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Runs as soon as nothing is unsaved. For what happens without the user, who is not asked.
 * @returns stops waiting
 */
export function whenNothingUnsaved(run: () => void): () => void {
  const stop = onUnsavedInputChange(attempt);
  function attempt() {
    if (hasUnsavedInput()) return;
    stop();
    run();
  }
  attempt();
  return stop;
}
