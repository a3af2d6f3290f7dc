import { BoundedLimiter } from '../common/bounded-limiter.ts';
import { ApiError } from '../common/errors.ts';
import { networkOf } from '../common/network-of.ts';

/** In seconds. */
const QUARTER_HOUR = 15 * 60;
const MINUTE = 60;
const MAX_KEYS = 20_000;
/** No user name is longer; what is longer is nobody's. */
const LONGEST_NAME = 100;

/** Failed attempts in a quarter of an hour. */
const FAILURES_PER_NAME_AND_ADDRESS = 5;
const FAILURES_PER_ADDRESS = 50;
const FAILURES_PER_NAME = 50;
/** Attempts of one user name from one address, the successful ones too: each takes a password hash. */
const ATTEMPTS_PER_MINUTE = 60;

const limiter = (points: number, duration: number) =>
  new BoundedLimiter({ points, duration, maxKeys: MAX_KEYS });

/**
 * Limits attempts to sign in, in this process: by user name and address, by address, and by user name.
 * A user name at an address where it has signed in before is exempt from the last two. So neither wrong passwords
 * behind the same proxy nor those that others send for a user name lock its owner out.
 */
export class LoginLimit {
  private readonly attempts = limiter(ATTEMPTS_PER_MINUTE, MINUTE);
  private readonly failures = limiter(FAILURES_PER_NAME_AND_ADDRESS, QUARTER_HOUR);
  private readonly failuresOfAddress = limiter(FAILURES_PER_ADDRESS, QUARTER_HOUR);
  private readonly failuresOfName = limiter(FAILURES_PER_NAME, QUARTER_HOUR);

  /**
   * Counts an attempt as failed before it is made, so that attempts at the same time are counted too.
   * @param isKnown whether the user has signed in at this address before; called only when it matters
   * @throws RATE_LIMITED
   */
  async begin(username: string, address: string, isKnown: () => Promise<boolean>): Promise<void> {
    const { name, network, pair } = keysOf(username, address);
    this.attempts.take(pair);
    this.failures.take(pair);
    try {
      this.failuresOfAddress.take(network);
      this.failuresOfName.take(name);
    } catch (error) {
      if (!(error instanceof ApiError) || !(await isKnown())) throw error;
    }
  }

  /** Forgets the failed attempts of a user name at an address, and takes back the one that succeeded. */
  succeeded(username: string, address: string): void {
    const { name, network, pair } = keysOf(username, address);
    this.failures.reset(pair);
    this.failuresOfAddress.giveBack(network);
    this.failuresOfName.giveBack(name);
  }
}

function keysOf(username: string, address: string) {
  const name = username
    .slice(0, LONGEST_NAME + 1)
    .trim()
    .toLowerCase();
  const network = networkOf(address);
  return { name, network, pair: `${name} ${network}` };
}
