import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from '../rate-limit.ts';

/** Failed attempts for one user name from one address, and for one address in all. */
const byNameAndAddress = () => new RateLimiterMemory({ points: 5, duration: 15 * 60 });
const byAddress = () => new RateLimiterMemory({ points: 50, duration: 15 * 60 });

export class LoginLimit {
  private readonly pair = byNameAndAddress();
  private readonly address = byAddress();

  /** Counts an attempt before it is made, so that many at once are counted too. @throws RATE_LIMITED */
  async take(username: string, address: string): Promise<void> {
    await take(this.address, address);
    await take(this.pair, this.key(username, address));
  }

  /** A successful sign-in forgets the attempts for that name. */
  async succeeded(username: string, address: string): Promise<void> {
    await this.pair.delete(this.key(username, address));
    await this.address.reward(address);
  }

  private key(username: string, address: string): string {
    return `${username.trim().toLowerCase()} ${address}`;
  }
}
