import { HUB_SIZE } from '@gym/hub-rules/size';

/** Limits for what a browser fetches and how long a user waits. */
export const budgets = {
  /** JavaScript of the login page, in bytes of gzip. */
  login: 150_000,
  /** JavaScript of the first hub's list in all, in bytes of gzip. */
  firstList: 285_000,
  /** Requests of every kind until that list shows its rows. */
  requests: 14,
  /** The longest chain of requests that wait for each other until then, the document included. */
  chain: 4,
  /** The entry of a remote, in bytes of gzip: little more than the federation's own code and the hashes of its chunks. */
  entry: 8_000,
  /** All files of a remote that browsers fetch, in bytes of gzip. */
  hub: HUB_SIZE,
  /** From a click to the next frame that shows its effect, in milliseconds, on a processor slowed four times. */
  feedback: 100,
  /** The longest task while 1000 rows are scrolled, in milliseconds. */
  task: 50,
} as const;
