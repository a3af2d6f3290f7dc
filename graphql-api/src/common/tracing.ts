/** What a span says. Never a value that a client sent or a record contains. */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface Span {
  set(attributes: SpanAttributes): void;
}

/** The span of a request or a job, which is the current one of what `run` calls. */
export interface RootSpan {
  run<T>(work: () => T): T;
  end(attributes: SpanAttributes, failed: boolean): void;
}

/** What sends traces; `gateway/src/tracing` implements it with OpenTelemetry. */
export interface Tracing {
  /**
   * Runs work as a span below the current one, and without one untraced. A rejection is marked by the code or name of
   * its error, since messages contain values.
   */
  span<T>(
    name: string,
    kind: 'client' | 'internal',
    attributes: SpanAttributes,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
  /** @param traceparent of the caller, in the form of W3C Trace Context */
  startRequest(name: string, traceparent: string | undefined, attributes: SpanAttributes): RootSpan;
  startJob(name: string): RootSpan;
}

let current: Tracing | undefined;

/** Traces everything in this process from now on; undefined ends it. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing;
}

/** Undefined while traces are off: then nothing is to be computed for them. */
export const tracing = (): Tracing | undefined => current;
