import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface Made {
  /** The URL, followed by the name of the GraphQL operation. */
  what: string;
  /** In milliseconds. */
  start: number;
  end: number;
}

/** The network requests of a page. */
export interface Requests {
  /** One line each: the URL and, of a GraphQL request, the name of its operation. */
  list(): string[];
  /** How many of them had to wait for each other. */
  chain(): number;
  /** The JavaScript, or those files of it that end so, in bytes of gzip. */
  scripts(ending?: string): Promise<number>;
}

/** Milliseconds; slow enough to separate sequential from parallel requests. */
const LATENCY = 400;

interface FollowOptions {
  /** When the chain of requests is of interest. */
  slow?: boolean;
  /** The GraphQL operation whose response is waited for: what is requested after it does not count. */
  until?: string;
  /** The GraphQL operation that a timer of the page sends, on a slow machine before that. */
  except?: string;
}

/** Empties the HTTP cache of a page, and follows what it fetches from now on. */
export async function followRequests(
  page: Page,
  { slow = false, until, except }: FollowOptions = {},
): Promise<Requests> {
  const session = await page.context().newCDPSession(page);
  const made = new Map<string, Made>();
  let isOver = false;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const what = nameOf(request);
    if (isOver || (except !== undefined && what.endsWith(` ${except}`))) return;
    made.set(requestId, { what, start: timestamp * 1000, end: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = made.get(requestId);
    if (!request) return;
    request.end = timestamp * 1000;
    isOver ||= until !== undefined && request.what.endsWith(` ${until}`);
  });
  // Cached responses do not count.
  session.on('Network.requestServedFromCache', ({ requestId }) => made.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) made.delete(requestId);
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  if (slow)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });

  const scripts = new Map<string, Promise<number>>();
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    // NaN for a response that was incomplete when the page closed.
    const size = response.body().then(
      body => gzipSync(body).length,
      () => NaN,
    );
    scripts.set(response.url(), size);
  });
  return {
    list: () => [...made.values()].map(({ what }) => what),
    chain: () => longestChain([...made.values()]),
    async scripts(ending = '') {
      const urls = new Set([...made.values()].map(({ what }) => what));
      const sizes = [...scripts].flatMap(([url, size]) =>
        urls.has(url) && url.endsWith(ending) ? [size] : [],
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

function nameOf({ url, postData = '' }: { url: string; postData?: string | undefined }): string {
  const [, operation] = /"operationName":"(\w+)"/.exec(postData) ?? [];
  return operation ? `${url} ${operation}` : url;
}

/** The length of the longest chain of requests, each of which began after the response to the one before. */
function longestChain(requests: readonly Made[]): number {
  const depths = new Map<Made, number>();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...depths].filter(([{ end }]) => end <= request.start).map(([, depth]) => depth);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}
