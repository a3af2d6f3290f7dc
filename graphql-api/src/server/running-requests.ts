/** The requests that are executed at the moment, also those whose clients have disconnected. */
export class RunningRequests {
  private readonly running = new Set<Promise<unknown>>();

  async run<T>(execute: () => Promise<T>): Promise<T> {
    const request = execute();
    this.running.add(request);
    try {
      return await request;
    } finally {
      this.running.delete(request);
    }
  }

  /** Resolves once those that run now are complete, which each is at its deadline. */
  async completed(): Promise<void> {
    await Promise.allSettled(this.running);
  }
}
