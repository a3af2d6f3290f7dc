const RANGE = 0x8000_0000;

/**
 * The decisions that a generated case is made of, one number each. Used-up numbers are 0, and 0 is always the simplest
 * choice: a shorter list with smaller numbers is a simpler case, which is how fast-check shrinks it.
 */
export class Choices {
  readonly #numbers: readonly number[];
  #at = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** Whether every number was used: what follows should be as short as possible. */
  get exhausted(): boolean {
    return this.#at >= this.#numbers.length;
  }

  /** An integer from 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor(((this.#numbers[this.#at++] ?? 0) / RANGE) * count);
  }

  /** True in one of `many` cases. */
  oneIn(many: number): boolean {
    return this.below(many) === many - 1 && many > 1;
  }

  /** One of these; the first is the simplest. */
  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined && values.length === 0) throw new Error('There is nothing to choose from');
    return value as T;
  }

  /** Between `least` and `most` of what `make` makes. */
  list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.below(most - least + 1) }, make);
  }

  /** Up to `most` different ones of these, in their order. */
  some<T>(values: readonly T[], least: number, most: number): T[] {
    const wanted = Math.min(values.length, least + this.below(most - least + 1));
    const chosen = new Set<number>();
    for (let turn = 0; chosen.size < wanted && turn < 4 * wanted; turn++)
      chosen.add(this.below(values.length));
    return values.filter((_, index) => chosen.has(index));
  }
}
