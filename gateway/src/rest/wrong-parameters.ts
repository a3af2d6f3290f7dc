import { badRequest } from './failure.ts';

/** The first message for each wrong parameter, whose name may be one that every object inherits. */
export class WrongParameters {
  readonly #messages = new Map<string, string>();

  readonly add = (parameter: string, message: string): void => {
    if (!this.#messages.has(parameter)) this.#messages.set(parameter, message);
  };

  /** @throws RestFailure 400 that names them, if there are any */
  reject(): void {
    if (this.#messages.size > 0) throw badRequest(Object.fromEntries(this.#messages));
  }
}
