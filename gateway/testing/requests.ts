import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface Made {
  url: string;
  /** In milliseconds. */
  start: number;
  end: number;
}

/** The network requests of a page. */
export interface Requests {
  count(): number;
  /** How many of them had to wait for each other. */
  chain(): number;
  /** The JavaScript, or those files of it that end so, in bytes of gzip. */
  scripts(ending?: string): Promise<number>;
}

/** Milliseconds; slow enough to separate sequential from parallel requests. */
const LATENCY = 400;

/** Follows what a page fetches from now on; `slow` when the chain of requests is of interest. */
export async function followRequests(page: Page, { slow = false } = {}): Promise<Requests> {
  const session = await page.context().newCDPSession(page);
  const made = new Map<string, Made>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    made.set(requestId, { url: request.url, start: timestamp * 1000, end: Infinity }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = made.get(requestId);
    if (request) request.end = timestamp * 1000;
  });
  // Cached responses do not count.
  session.on('Network.requestServedFromCache', ({ requestId }) => made.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) made.delete(requestId);
  });
  await session.send('Network.enable');
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
    count: () => made.size,
    chain: () => longestChain([...made.values()]),
    async scripts(ending = '') {
      const sizes = [...scripts].flatMap(([url, size]) => (url.endsWith(ending) ? [size] : []));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
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
