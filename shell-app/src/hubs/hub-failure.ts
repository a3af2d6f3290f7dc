import { authorizedFetch, type RegisteredHub } from '@gym/hub-kit/shell';
import { recordFailure } from './hub-telemetry.ts';
import type { ListedHub } from './overrides.ts';

/** The longest reason that the server takes, in characters. */
const LONGEST = 500;

/**
 * Why a hub failed, for a person: asked of its entry, since a browser does not say why it refused a script.
 * What a cache holds of it is fetched anew on the way.
 * @param thrown what it failed with; a hub may throw anything
 */
export async function failureReason(hub: RegisteredHub, thrown: unknown): Promise<string> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const chunk = error.name === 'ChunkLoadError' && 'request' in error ? String(error.request) : undefined;
  try {
    const response = await fetch(chunk ?? hub.entry, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
    if (!response.ok) return `its server returned ${response.status}`;
    if (chunk) return 'a file did not load, or the browser rejected it because it differs from the release';
    if (await differs(await response.arrayBuffer(), hub.integrity))
      return 'the browser rejected its code because it differs from the release';
  } catch {
    return 'its server could not be reached';
  }
  return error.message.split('\n')[0]!.slice(0, LONGEST) || 'it failed';
}

/** Without a secure context nothing can be compared; the browser has refused it all the same. */
async function differs(content: ArrayBuffer, integrity: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCodePoint(...hash))}` !== integrity;
}

/** Keeps it in mind here, and tells the server, whose log is read by whoever released it. */
export async function reportFailure(hub: ListedHub, reason: string): Promise<void> {
  recordFailure(hub, reason);
  // What a developer tries out is nobody else's matter.
  if (hub.override) return;
  const { remote, version, entry } = hub;
  const body = JSON.stringify({ remote, version, entry: new URL(entry, location.origin).href, reason });
  const headers = { 'content-type': 'application/json' };
  try {
    const { ok, status } = await authorizedFetch('/hubs/failures', { method: 'POST', headers, body });
    if (!ok) console.warn(`The server returned ${status} when it was told that ${remote} failed`);
  } catch {
    // What failed is on the console already.
  }
}
