import { token } from '@gym/hub-kit/shell';

/** Milliseconds before the stream is requested again: at first, and at most after repeated failures. */
const firstPause = 3_000;
const longestPause = 60_000;

/**
 * Calls back whenever the server reports that the access of the signed-in user changed; only while the page is
 * visible, since a browser keeps few connections to a server open.
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
    const current = new AbortController();
    following = current;
    void follow(onChanged, current.signal).then(() => {
      if (following === current) following = null;
    });
  };
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    document.removeEventListener('visibilitychange', start);
    stop();
  };
}

/** Ends with the session, and when the server gave this stream's place to another page of the user. */
async function follow(onChanged: () => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  for (let first = true; !signal.aborted; first = false) {
    try {
      const headers = { Authorization: `Bearer ${token.read()}` };
      const response = await fetch('/graphql/access', { headers, signal });
      const ended = response.status === 401;
      // Access may have changed while there was no stream. The callback also notices that the session has ended.
      if ((!first && response.ok) || ended) onChanged();
      if (ended) return;
      if (!response.ok) throw new Error(`The server returned ${response.status}`);
      failures = 0;
      if ((await eachEvent(response, onChanged)) === 'replaced') return;
    } catch {
      // The server does not respond or rejects the stream, or this was aborted.
      failures++;
    }
    await wait(Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1)));
  }
}

/** At least half the time, so that pages do not return at the same moment when the server does. */
const wait = (pause: number) => new Promise(done => setTimeout(done, pause * (0.5 + Math.random() / 2)));

async function eachEvent(response: Response, onChanged: () => void): Promise<'ended' | 'replaced'> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    const lines = (unread + value).split('\n');
    unread = lines.pop()!;
    // Lines that begin with a colon only keep the connection alive.
    if (lines.some(line => line.startsWith('data:'))) onChanged();
    if (lines.includes('event: replaced')) return 'replaced';
  }
}
