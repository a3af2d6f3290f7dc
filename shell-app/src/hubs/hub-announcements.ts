type Listener = (revision: string | undefined) => void;

const listeners = new Set<Listener>();

/** Passes on that the server may list other hubs, and the revision of its list where it is known. */
export function announceHubs(revision: string | undefined): void {
  for (const listener of listeners) listener(revision);
}

/**
 * Calls back with each announcement, and when the window is focused.
 * @returns ends it
 */
export function onHubsAnnounced(listener: Listener): () => void {
  const onFocus = () => listener(undefined);
  listeners.add(listener);
  window.addEventListener('focus', onFocus);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', onFocus);
  };
}
