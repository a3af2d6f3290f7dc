/** In milliseconds. */
interface BackOffOptions {
  first: number;
  most: number;
  /** After so long without another failure the next one counts as the first. */
  forgottenAfter: number;
}

/** Doubles with each failure up to an upper bound; a success or a time without failures resets it. */
export class BackOff {
  private length: number;
  private failedAt = -Infinity;
  private until = -Infinity;

  constructor(private readonly options: BackOffOptions) {
    this.length = options.first;
  }

  isActive(): boolean {
    return performance.now() < this.until;
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
