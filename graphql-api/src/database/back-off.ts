/** In milliseconds. */
export interface BackOffOptions {
  first: number;
  most: number;
  /** After so long without another failure the next one counts as the first. */
  forgottenAfter: number;
}

/** Doubles with each failure up to an upper bound; a success or a time without failures resets it. */
export class BackOff {
  private readonly options: BackOffOptions;
  private length: number;
  private failedAt = -Infinity;
  private until = -Infinity;

  constructor(options: BackOffOptions) {
    this.options = options;
    this.length = options.first;
  }

  isActive(): boolean {
    return performance.now() < this.until;
  }

  /** After a client abandoned the work: active for the first length, without counting as a failure. */
  pause(): void {
    this.until = Math.max(this.until, performance.now() + this.options.first);
  }

  /** After a failure. */
  extend(): void {
    const now = performance.now();
    const { first, most, forgottenAfter } = this.options;
    if (now - this.failedAt > forgottenAfter) this.length = first;
    this.failedAt = now;
    this.until = now + this.length;
    this.length = Math.min(this.length * 2, most);
  }

  /** After a success. */
  reset(): void {
    this.length = this.options.first;
  }
}
