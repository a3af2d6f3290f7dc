import { token } from '@gym/hub-kit/shell';

/** Milliseconds before the server is asked again after it went away. */
const pause = 3_000;

/**
 * Calls back whenever the server says that what the signed-in person may do has changed; only while the page is in
 * sight, since a browser keeps few connections to a server open.
 * @returns ends it
 */
export function followAccess(onChanged: () => void): () => void {
  let following: AbortController | null = null;
  const stop = () => {
    following?.abort();
    following = null;
  };
  const start = () => {
    if (document.visibilityState !== 'visible') return stop();
    if (following) return;
    following = new AbortController();
    void follow(onChanged, following.signal);
  };
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    document.removeEventListener('visibilitychange', start);
    stop();
  };
}

async function follow(onChanged: () => void, signal: AbortSignal): Promise<void> {
  for (let first = true; !signal.aborted; first = false) {
    try {
      const headers = { Authorization: `Bearer ${token.read()}` };
      const response = await fetch('/graphql/access', { headers, signal });
      const ended = response.status === 401;
      // Something may have changed before the stream began; that the token ended, the callback finds out too.
      if (!first || ended) onChanged();
      if (ended) return;
      await eachEvent(response, onChanged);
    } catch {
      // The server is away, or nobody listens any more.
    }
    await new Promise(done => setTimeout(done, pause));
  }
}

async function eachEvent(response: Response, onEvent: () => void): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // Lines that begin with a colon only keep the connection alive.
    if (value.includes('data:')) onEvent();
  }
}
