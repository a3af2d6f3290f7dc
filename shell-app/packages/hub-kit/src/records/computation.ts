import type { Computed, ComputedValues } from '../definition/define-screen.ts';
import type { FormState } from '../definition/field-definition.ts';
import { pick, sameValue, type FormValues } from './form-values.ts';

type ComputeContext = Parameters<Computed<unknown, FormValues>['compute']>[1];

export const computedOf = <Values>(computed: ComputedValues<Values> = {}) =>
  Object.entries(computed as Record<string, Computed<unknown, FormValues>>);

/** The values of a new record with those that a link presets, and what follows from these unless it is preset too. */
export function openingValues<Values>(
  computed: ComputedValues<Values> | undefined,
  empty: FormValues,
  presets: FormValues,
  context: ComputeContext,
): FormValues {
  const values = { ...empty, ...presets };
  for (const [name, { compute }] of computedOf(computed)) {
    const result = compute(values, context);
    if (name in presets || result === null || sameValue(result, compute(empty, context))) continue;
    values[name] = result;
  }
  return values;
}

/** Decides when the result of a computed field is entered while its form is open. */
export class Computation {
  readonly #name: string;
  readonly #computed: Computed<unknown, FormValues>;
  #initialValues: FormValues | undefined;
  #cause: unknown;
  /** What the field contains unless the user has edited it. */
  #entered: unknown;

  constructor(name: string, computed: Computed<unknown, FormValues>) {
    this.#name = name;
    this.#computed = computed;
  }

  /** The value to enter after a change of the form; null leaves the field as it is. */
  next({ values, initialValues }: FormState, context: ComputeContext): unknown {
    if (initialValues !== this.#initialValues) this.#begin(initialValues, context);
    const result = this.#computed.compute(values, context);
    const cause = this.#causeOf(values, result);
    if (Object.is(cause, this.#cause)) return null;
    this.#cause = cause;
    const value = values[this.#name];
    const isEdited = value !== null && value !== this.#entered;
    if (result === null || (this.#computed.untilEdited && isEdited)) return null;
    this.#entered = result;
    return result;
  }

  /** Leaves the values that the form opens with, or that another user has saved meanwhile. */
  #begin(initialValues: FormValues, context: ComputeContext) {
    const result = this.#computed.compute(initialValues, context);
    this.#initialValues = initialValues;
    this.#cause = this.#causeOf(initialValues, result);
    this.#entered = result ?? initialValues[this.#name];
  }

  /** A result that is missing for a while and then returns has not changed. */
  #causeOf(values: FormValues, result: unknown): unknown {
    const { from } = this.#computed;
    return from ? JSON.stringify(pick(values, from)) : (result ?? this.#cause);
  }
}
