import { t } from '@gym/hub-kit/format';
import { authorizedFetch, type RegisteredHub } from '@gym/hub-kit/shell';
import { recordFailure } from './hub-telemetry.ts';
import type { ListedHub } from './overrides.ts';

/** Whether a file of the shell failed, which the hub needs and cannot change. */
export function isFailureOfShell(hub: RegisteredHub, thrown: unknown): boolean {
  const request = requestOf(thrown);
  const folder = new URL('.', new URL(hub.entry, location.origin)).href;
  return request !== undefined && !new URL(request, location.origin).href.startsWith(folder);
}

/** The URL of a chunk that did not load; undefined for other errors. */
function requestOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'request' in thrown ? String(thrown.request) : undefined;
}

/** The longest reason that the server accepts, in characters. */
const LONGEST = 500;

/**
 * Why a hub failed, as a phrase for the user. Requests the entry again, past the cache, since a browser does not say
 * why it rejected a script.
 * @param thrown the error of the hub, of any type
 */
export async function failureReason(hub: RegisteredHub, thrown: unknown): Promise<string> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const chunk = requestOf(thrown);
  try {
    const response = await fetch(chunk ?? hub.entry, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
    if (!response.ok) return t('its server returned {status}', { status: response.status });
    if (chunk)
      return t('a file did not load, or the browser rejected it because it differs from the release');
    if (await differs(await response.arrayBuffer(), hub.integrity))
      return t('the browser rejected its code because it differs from the release');
  } catch {
    return t('its server could not be reached');
  }
  return error.message.split('\n')[0]!.slice(0, LONGEST) || t('it failed');
}

/** False without a secure context, where nothing can be compared. */
async function differs(content: ArrayBuffer, integrity: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCodePoint(...hash))}` !== integrity;
}

/** Records the failure in this page and reports it to the log of the server. */
export async function reportFailure(hub: ListedHub, reason: string): Promise<void> {
  recordFailure(hub, reason);
  // Overrides and previews are no concern of those who use the active version.
  if (hub.override || hub.source === 'preview') return;
  const { remote, version, entry } = hub;
  const body = JSON.stringify({ remote, version, entry: new URL(entry, location.origin).href, reason });
  const headers = { 'content-type': 'application/json' };
  try {
    const { ok, status } = await authorizedFetch('/hubs/failures', { method: 'POST', headers, body });
    if (!ok) console.warn(`The server returned ${status} to the report that ${remote} failed`);
  } catch {
    // The failure is on the console already.
  }
}
