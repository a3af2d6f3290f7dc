/** The calls of the shell itself, made with the browser's own fetch so that signing in needs no GraphQL client. */

import { storage, tabStorage } from './storage.ts';

const timeout = 10_000;
const tokenName = 'token';

export const token = {
  read: () => storage.get(tokenName),
  store: (value: string) => storage.set(tokenName, value),
  remove() {
    storage.remove(tokenName);
    tabStorage.remove(rolePreviewName);
  },
  /** Whether a storage event of another tab is about the token; a null key means that all was cleared. */
  concerns: (event: StorageEvent) => event.key === tokenName || event.key === null,
};

const rolePreviewName = 'preview-role';

/** The role as which this tab previews the app; null for the user's own. Each change loads the app again. */
export const rolePreview = {
  read: () => tabStorage.get(rolePreviewName),
  start(role: string) {
    tabStorage.set(rolePreviewName, role);
    location.assign('/');
  },
  end() {
    tabStorage.remove(rolePreviewName);
    location.assign('/');
  },
};

/** A failed request. `status` is 0 without a response. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.status = status;
  }
}

const expiryListeners = new Set<() => void>();

/**
 * Calls back when the server no longer accepts the token.
 * @returns stops it
 */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => void expiryListeners.delete(listener);
}

/**
 * Ends the session after a 401.
 * @param sent the token that the rejected request carried: the response to an older one does not end a newer session
 */
export function sessionExpired(sent: string | null): void {
  if (sent === null || sent !== token.read()) return;
  token.remove();
  if (window.location.pathname === '/login') return;
  for (const listener of expiryListeners) listener();
}

/** `fetch` with the token, the previewed role and the time limit of every call to the server. */
export async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const bearer = token.read();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const role = rolePreview.read();
  if (role) headers.set('Preview-Role', role);
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(input, { ...init, headers, signal });
  if (response.status === 401) sessionExpired(bearer);
  return response;
}

/** Calls `/api` + `path`, and throws a CallError with the message of the server, or an empty one. */
export async function callApi<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await answerOf(`/api${path}`, body);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new CallError(response.status, errorText(answer));
  return answer as Answer;
}

/** Runs a GraphQL query that needs no client. */
export async function queryOnce<Data>(query: string): Promise<Data> {
  const response = await answerOf('/graphql', { query });
  const answer = (await response.json()) as { data?: Data | null; errors?: { message: string }[] };
  if (!answer.data) throw new CallError(response.status, answer.errors?.[0]?.message ?? '');
  return answer.data;
}

async function answerOf(address: string, body: unknown): Promise<Response> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    return await authorizedFetch(address, { ...init, headers: { 'Content-Type': 'application/json' } });
  } catch (cause) {
    throw new CallError(0, '', { cause });
  }
}

function errorText(answer: unknown): string {
  const text = (answer as { error?: unknown } | null)?.error;
  return typeof text === 'string' ? text : '';
}
