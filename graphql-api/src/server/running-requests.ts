/** The requests that are executed at the moment, also those whose clients have disconnected. */
export class RunningRequests {
  private readonly running = new Set<Promise<unknown>>();

  /** @param end called when the request is complete */
  run<T>(execute: () => Promise<T>, end: () => void): Promise<T> {
    const request = execute();
    this.running.add(request);
    const complete = () => {
      this.running.delete(request);
      end();
    };
    request.then(complete, complete);
    return request;
  }

  /** Resolves once those that run now are complete, which each is at its deadline. */
  async completed(): Promise<void> {
    await Promise.allSettled(this.running);
  }
}
