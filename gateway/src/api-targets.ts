import { AD_HOC_DEADLINE_MS, requestScope, tracing } from '@gym/graphql-api';

/** How often it is checked that each API lives and is ready, and how long a check may take, in milliseconds. */
const CHECK_EVERY_MS = 500;
const CHECK_TIMEOUT_MS = 1_500;
/** After this many checks in a row without a sign of life, running requests to the API are aborted. */
const CHECKS_UNTIL_DEAD = 3;
/** How long a response may take to begin, in milliseconds: the API ends every request before. */
const RESPONSE_TIMEOUT_MS = AD_HOC_DEADLINE_MS + 5_000;

/** What sending a request does, in the terms of RFC 9110: nothing, the same once or twice, or more each time. */
export type Effect = 'safe' | 'idempotent' | 'unsafe';

export interface TargetRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
  /** An `unsafe` one is not sent again after it may have been executed. */
  effect: Effect;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
}

/** No API responded. */
export class NoTarget extends Error {
  /** Whether an API may have received the request, and it changes something. */
  readonly mayHaveRun: boolean;

  constructor(mayHaveRun: boolean) {
    super('No API responded');
    this.mayHaveRun = mayHaveRun;
  }
}

interface Target {
  url: URL;
  isReady: boolean;
  /** Checks in a row without a sign of life. */
  failedChecks: number;
  /** Aborted at each check that finds the API dead. */
  life: AbortController;
}

/** APIs that run apart and take turns. Those that are not ready get no requests while another one is. */
export class ApiTargets {
  private readonly targets: readonly Target[];
  private readonly timer: NodeJS.Timeout;
  private checked: Promise<unknown>;
  private turn = 0;

  /** @param urls addresses of their GraphQL endpoints */
  constructor(urls: readonly string[]) {
    this.targets = urls.map(url => ({
      url: new URL(url),
      isReady: true,
      failedChecks: 0,
      life: new AbortController(),
    }));
    this.checked = this.check();
    this.timer = setInterval(() => (this.checked = this.check()), CHECK_EVERY_MS).unref();
  }

  /** Whether an API is ready, after at least one check. */
  async ready(): Promise<boolean> {
    await this.checked;
    return this.targets.some(({ isReady }) => isReady);
  }

  /**
   * Sends a request to the API whose turn it is, and to the others while it cannot have been executed or may be repeated.
   * @param path replaces the path of the GraphQL endpoint
   * @throws NoTarget
   */
  async send({ path, effect, signal, ...request }: TargetRequest): Promise<Response> {
    let mayHaveRun = false;
    for (const { url, life } of this.inTurn()) {
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), RESPONSE_TIMEOUT_MS);
      const signals = [life.signal, timeout.signal, ...(signal ? [signal] : [])];
      try {
        const send = () =>
          fetch(new URL(path, url), {
            ...request,
            headers: withScope(request.headers),
            signal: AbortSignal.any(signals),
          });
        return await (tracing()?.span('forward', 'client', {}, send) ?? send());
      } catch (error) {
        signal?.throwIfAborted();
        if (isUnsent(error)) continue;
        mayHaveRun ||= effect !== 'safe';
        if (effect === 'unsafe') break;
      } finally {
        clearTimeout(timer);
      }
    }
    throw new NoTarget(mayHaveRun);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Those that are ready, or all if none is, from the next one on. */
  private inTurn(): Target[] {
    const ready = this.targets.filter(({ isReady }) => isReady);
    const targets = ready.length > 0 ? ready : this.targets;
    const first = this.turn++ % targets.length;
    return [...targets.slice(first), ...targets.slice(0, first)];
  }

  private check(): Promise<unknown> {
    return Promise.all(this.targets.map(checkTarget));
  }
}

/** An API whose database is silent lives, and ends its requests itself: it says whether a change was made. */
async function checkTarget(target: Target): Promise<void> {
  const [health, ready] = await Promise.all([responseOf('/health', target), responseOf('/ready', target)]);
  target.isReady = ready?.ok ?? false;
  if (health) target.failedChecks = 0;
  else if (++target.failedChecks >= CHECKS_UNTIL_DEAD) {
    target.life.abort();
    target.life = new AbortController();
  }
}

/** Undefined for an API that does not respond in time. */
async function responseOf(path: string, { url }: Target): Promise<Response | undefined> {
  try {
    const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response;
  } catch {
    return undefined;
  }
}

/** The id of the request and its trace continue in the API; what the client sent is replaced. */
function withScope(headers: Record<string, string>): Record<string, string> {
  const scope = requestScope.getStore();
  const traceparent = tracing()?.traceparent();
  return { ...headers, ...(scope && { 'x-request-id': scope.id }), ...(traceparent && { traceparent }) };
}

const CONNECT_CODES = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const CONNECT_CALLS = new Set(['connect', 'getaddrinfo']);

/** No connection was made, so nothing was sent. */
function isUnsent(error: unknown): boolean {
  const { code = '', syscall = '' } = ((error as Error).cause ?? {}) as { code?: string; syscall?: string };
  return CONNECT_CODES.has(code) || CONNECT_CALLS.has(syscall);
}
