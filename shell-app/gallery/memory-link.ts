import { ApolloLink, Observable } from '@apollo/client';
import { forgetFresh } from '@gym/hub-kit/shell';
import { OperationTypeNode } from 'graphql';
import { MemoryServer, Rejection, type Tables } from './memory-server.ts';

/** How an operation fails: before or after it is executed without a response, or with errors. */
export type LinkFailure = 'request lost' | 'response lost' | { message: string; extensions?: object }[];

/** What a test sets of the server. */
export class LinkControls {
  readonly server: MemoryServer;
  /** The names of the operations that were sent. */
  readonly sent: string[] = [];
  readonly #failures = new Map<string, LinkFailure>();
  readonly #held = new Map<string, PromiseWithResolvers<void>>();

  constructor(tables: Tables) {
    this.server = new MemoryServer(tables);
  }

  /** Makes an operation fail until `mend`. */
  fail(operation: string, failure: LinkFailure): void {
    this.#failures.set(operation, failure);
  }

  mend(operation: string): void {
    this.#failures.delete(operation);
  }

  /** Delays the responses to an operation until `release`. */
  hold(operation: string): void {
    this.#held.set(operation, Promise.withResolvers());
  }

  release(operation: string): void {
    this.#held.get(operation)?.resolve();
    this.#held.delete(operation);
  }

  /** @throws TypeError without a response, as `fetch` does */
  async respond({
    operationName = '',
    query,
    variables,
    getContext,
  }: ApolloLink.Operation): Promise<ApolloLink.Result> {
    this.sent.push(operationName);
    await this.#held.get(operationName)?.promise;
    const failure = this.#failures.get(operationName);
    if (failure === 'request lost') throw new TypeError('Failed to fetch');
    if (Array.isArray(failure)) return { data: null, errors: failure as never };
    const { headers } = getContext() as { headers?: Record<string, string> };
    const data = this.server.execute(query, variables, headers?.['idempotency-key']);
    if (failure === 'response lost') throw new TypeError('Failed to fetch');
    // A later change of the records does not change the response.
    return { data: structuredClone(data) };
  }
}

/** Responds from records in memory, after the event that sends the operation. */
export const memoryLink = (controls: LinkControls): ApolloLink =>
  new ApolloLink(
    operation =>
      new Observable(observer => {
        let isWanted = true;
        const isWrite = operation.operationType === OperationTypeNode.MUTATION;
        // As the client of the shell does.
        const noteWrite = () => isWrite && forgetFresh();
        const timer = setTimeout(() => void send());
        async function send() {
          try {
            const result = await controls.respond(operation).catch(toResult).finally(noteWrite);
            if (isWanted) observer.next(result);
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        }
        return () => {
          isWanted = false;
          // A write that was sent is executed.
          if (!isWrite) clearTimeout(timer);
        };
      }),
  );

function toResult(error: unknown): ApolloLink.Result {
  if (!(error instanceof Rejection)) throw error;
  return { data: null, errors: [{ message: error.message, extensions: error.extensions }] };
}
