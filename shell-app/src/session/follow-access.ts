import { sessionHeaders } from '@gym/hub-kit/shell';

/** Milliseconds before the stream is requested again: at first, and at most after repeated failures. */
const firstPause = 3_000;
const longestPause = 60_000;

export interface AccessListener {
  /** The access of the signed-in user may have changed. */
  onAccess(): void;
  /** Other hubs or versions may be active. `revision` identifies the list; undefined after the stream was interrupted. */
  onHubs(revision: string | undefined): void;
}

/**
 * Reports what the server announces to the signed-in user; only while the page is visible, since a browser keeps few
 * connections to a server open.
 * @returns ends it
 */
export function followAccess(listener: AccessListener): () => void {
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
    void follow(listener, current.signal).then(() => {
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

/** Ends when the server gave this stream's place to another page of the user. */
async function follow(listener: AccessListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  for (let first = true; !signal.aborted; first = false) {
    try {
      const headers = await sessionHeaders();
      if (!headers) throw new Error('Another user has signed in in another tab');
      const response = await fetch('/graphql/access', { headers, signal });
      // Anything may have changed while there was no stream. The callback also notices that the session has ended: a
      // proxy may return 401 too.
      if ((!first && response.ok) || response.status === 401) listener.onAccess();
      if (!first && response.ok) listener.onHubs(undefined);
      if (!response.ok) throw new Error(`The server returned ${response.status}`);
      failures = 0;
      if ((await eachEvent(response, listener)) === 'replaced') return;
    } catch {
      // The server does not respond or rejects the stream, or this was aborted.
      failures++;
    }
    await wait(Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1)));
  }
}

/** At least half the time, so that pages do not return at the same moment when the server does. */
const wait = (pause: number) => new Promise(done => setTimeout(done, pause * (0.5 + Math.random() / 2)));

async function eachEvent(response: Response, listener: AccessListener): Promise<'ended' | 'replaced'> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    // An empty line ends an event.
    const events = (unread + value).split('\n\n');
    unread = events.pop()!;
    for (const { name, data } of events.map(parseEvent)) {
      if (name === 'replaced') return 'replaced';
      if (name === 'hubs') listener.onHubs(data);
      else if (data !== undefined) listener.onAccess();
    }
  }
}

/** Lines that begin with a colon only keep the connection alive. */
function parseEvent(text: string): { name?: string; data?: string } {
  const valueOf = (field: string) =>
    text
      .split('\n')
      .find(line => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim();
  return { name: valueOf('event'), data: valueOf('data') };
}
