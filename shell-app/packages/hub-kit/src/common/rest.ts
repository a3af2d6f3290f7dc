/** The calls of the shell itself, made with the browser's own fetch so that signing in needs no GraphQL client. */

import { matching, storage, tabStorage } from './storage.ts';
import { keepTemplate, t } from './text.ts';

/** What `fetch` takes, and the time of the whole request, in milliseconds; ten seconds unless given. */
interface LimitedRequest extends RequestInit {
  limit?: number;
}

const tokenName = 'token';
const headerText = matching(/^[!-~]+( [!-~]+)*$/);

export const token = {
  read: () => storage.get(tokenName, headerText),
  store: (value: string) => storage.set(tokenName, value),
  remove() {
    storage.remove(tokenName);
    rolePreview.forget();
  },
  /** Whether a storage event of another tab is about the token; a null key means that all was cleared. */
  concerns: (event: StorageEvent) => event.key === tokenName || event.key === null,
};

const rolePreviewName = 'preview-role';
const previewerName = 'preview-role-of';

/** The role as which this tab previews the app; null for the user's own. Each change loads the app again. */
export const rolePreview = {
  read: () => tabStorage.get(rolePreviewName, headerText),
  start(role: string) {
    tabStorage.set(rolePreviewName, role);
    tabStorage.set(previewerName, shown?.userId ?? '');
    location.assign('/');
  },
  end() {
    rolePreview.forget();
    location.assign('/');
  },
  /** Ends it without loading the app again, for who signs in next. */
  forget: () => tabStorage.remove(rolePreviewName),
  /** Whether another user has started it. */
  isOfOther: (userId: string) =>
    rolePreview.read() !== null && (tabStorage.get(previewerName, headerText) ?? userId) !== userId,
};

/** The session whose user this tab shows. */
let shown: { token: string; userId: string } | null = null;

/** Requests of this tab never carry the token of another user than the one it shows. */
export const tabSession = {
  show(token: string, userId: string) {
    shown = { token, userId };
  },
  end() {
    shown = null;
  },
  /** Whether this tab shows another user, or, with false, this one or nobody. */
  isOfOther: (userId: string) => shown !== null && shown.userId !== userId,
  isShown: (userId: string) => shown?.userId === userId,
};

/** The code of the errors with which requests end while another user is signed in in this browser. */
const OTHER_USER = 'OTHER_USER';

/** What a request gets that would have been sent as another user, in the forms of both APIs. */
function otherUserResponse(): Response {
  const message = t('Another user has signed in in another tab. Nothing was sent.');
  const body = { error: message, errors: [{ message, extensions: { code: OTHER_USER } }] };
  return new Response(JSON.stringify(body), {
    status: 409,
    headers: { 'Content-Type': 'application/graphql-response+json' },
  });
}

/** Whether a stored token is of the user that this tab shows: they have signed in again in another tab. */
async function isOfShownUser(bearer: string): Promise<boolean> {
  try {
    const { user } = await callApi<{ user: { id: string | number } }>('/auth/me', undefined, bearer);
    if (!shown || tabSession.isOfOther(String(user.id))) return false;
  } catch (error) {
    // Of nobody: the request gets the same response.
    if (error instanceof CallError && error.status === 401 && error.ofApi) return true;
    throw error;
  }
  shown = { ...shown, token: bearer };
  return true;
}

/** A failed request. `status` is 0 without a response. */
export class CallError extends Error {
  readonly status: number;
  /** Whether the API itself rejected the request: a proxy between the two has statuses of its own. */
  readonly ofApi: boolean;

  constructor(status: number, message: string, options: ErrorOptions & { ofApi?: boolean } = {}) {
    super(message, options);
    this.name = 'CallError';
    this.status = status;
    this.ofApi = options.ofApi ?? false;
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

/** The headers of a request of the shown user; null while another user is signed in in this browser. */
export async function sessionHeaders(): Promise<Record<string, string> | null> {
  const bearer = token.read();
  const isOther = bearer !== null && shown !== null && bearer !== shown.token;
  return isOther && !(await isOfShownUser(bearer)) ? null : headersOf(bearer);
}

function headersOf(bearer: string | null): Record<string, string> {
  const role = rolePreview.read();
  return { ...(bearer && { Authorization: `Bearer ${bearer}` }), ...(role && { 'Preview-Role': role }) };
}

/**
 * `fetch` with the token, the previewed role and the time limit of every call to the server. While another user is
 * signed in in this browser, nothing is sent and the response is an error of both APIs.
 * @param as the user for whom it is sent; the shown one unless given
 */
export async function authorizedFetch(
  input: RequestInfo | URL,
  init: LimitedRequest = {},
  as?: string,
): Promise<Response> {
  const session = as !== undefined && !tabSession.isShown(as) ? null : await sessionHeaders();
  return session ? limitedFetch(input, init, session) : otherUserResponse();
}

/** A hub that replaces the browser's `fetch` later takes nothing from the others. */
const browserFetch = globalThis.fetch.bind(globalThis);

async function limitedFetch(
  input: RequestInfo | URL,
  init: LimitedRequest,
  session: Record<string, string>,
): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(session)) headers.set(name, value);
  const limit = AbortSignal.timeout(init.limit ?? 10_000);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await browserFetch(input, { ...init, headers, signal });
  if (response.status === 401 && isOfApi(await jsonOf(response.clone())))
    sessionExpired(session['Authorization']?.slice('Bearer '.length) ?? null);
  return response;
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Whether a body is one in which the APIs report errors; a proxy between sends pages or bodies of its own. */
const isOfApi = (body: unknown): boolean => Array.isArray((body as { errors?: unknown } | null)?.errors);

/**
 * Calls `/api` + `path`.
 * @param bearer the token to send, or null for none; by default, the token of the shown user
 * @throws CallError with the message of the server, or an empty one
 */
export async function callApi<Answer>(path: string, body?: unknown, bearer?: string | null): Promise<Answer> {
  const response = await answerOf(`/api${path}`, body, bearer);
  const answer = await jsonOf(response);
  if (!response.ok || answer === null)
    throw new CallError(response.status, errorText(answer), { ofApi: isOfApi(answer) });
  return answer as Answer;
}

export async function queryOnce<Data>(query: string): Promise<Data> {
  const response = await answerOf('/graphql', { query });
  const answer = (await jsonOf(response)) as { data?: Data | null; errors?: { message: string }[] } | null;
  if (!answer?.data) throw new CallError(response.status, answer?.errors?.[0]?.message ?? '');
  return answer.data;
}

async function answerOf(address: string, body: unknown, bearer?: string | null): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const init: RequestInit = {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  };
  try {
    return await (bearer === undefined
      ? authorizedFetch(address, init)
      : limitedFetch(address, init, headersOf(bearer)));
  } catch (cause) {
    throw new CallError(0, '', { cause });
  }
}

function errorText(answer: unknown): string {
  const text = (answer as { error?: unknown } | null)?.error;
  if (typeof text !== 'string') return '';
  keepTemplate(text, answer);
  return text;
}
