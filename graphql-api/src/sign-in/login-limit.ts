import { ApiError } from '../common/errors.ts';
import { networkOf } from '../common/network-of.ts';
import type { Database } from '../database/database.ts';
import type { Limiter } from '../database/limiter.ts';

/** In seconds. */
const QUARTER_HOUR = 15 * 60;
const MINUTE = 60;
/** No user name is longer; what is longer is nobody's. In characters. */
const LONGEST_NAME = 100;

/** Failed attempts in a quarter of an hour. */
const FAILURES_PER_NAME_AND_ADDRESS = 5;
const FAILURES_PER_ADDRESS = 50;
const FAILURES_PER_NAME = 50;
/** Attempts of one user name from one address, the successful ones too: each takes a password hash. */
const ATTEMPTS_PER_MINUTE = 60;

/**
 * Limits attempts to sign in: by user name and address, by address, and by user name.
 * A user name at an address where it has signed in before is exempt from the last two. So neither wrong passwords
 * behind the same proxy nor those that others send for a user name lock its owner out.
 */
export class LoginLimit {
  private readonly attempts: Limiter;
  private readonly failures: Limiter;
  private readonly failuresOfAddress: Limiter;
  private readonly failuresOfName: Limiter;

  constructor(db: Pick<Database, 'limiter'>) {
    const limiter = (name: string, points: number, duration: number) =>
      db.limiter({ name: `sign-in ${name}`, points, duration });
    this.attempts = limiter('attempts', ATTEMPTS_PER_MINUTE, MINUTE);
    this.failures = limiter('failures', FAILURES_PER_NAME_AND_ADDRESS, QUARTER_HOUR);
    this.failuresOfAddress = limiter('address', FAILURES_PER_ADDRESS, QUARTER_HOUR);
    this.failuresOfName = limiter('name', FAILURES_PER_NAME, QUARTER_HOUR);
  }

  /**
   * Counts an attempt as failed before it is made, so that attempts at the same time are counted too.
   * @param username what the name is compared by (`nameKey`), or a text that no user can have
   * @param isKnown whether the user has signed in at this address before; called only when it matters
   * @throws RATE_LIMITED
   */
  async begin(username: string, address: string, isKnown: () => Promise<boolean>): Promise<void> {
    const { name, network, pair } = keysOf(username, address);
    await this.attempts.take(pair);
    await this.failures.take(pair);
    try {
      await this.failuresOfAddress.take(network);
      await this.failuresOfName.take(name);
    } catch (error) {
      if (!(error instanceof ApiError) || !(await isKnown())) throw error;
    }
  }

  /** Forgets the failed attempts of a user name at an address, and takes back the one that succeeded. */
  async succeeded(username: string, address: string): Promise<void> {
    const { name, network, pair } = keysOf(username, address);
    await this.failures.reset(pair);
    await this.failuresOfAddress.giveBack(network);
    await this.failuresOfName.giveBack(name);
  }
}

function keysOf(username: string, address: string) {
  const name = username.slice(0, LONGEST_NAME + 1);
  const network = networkOf(address);
  return { name, network, pair: `${name} ${network}` };
}
