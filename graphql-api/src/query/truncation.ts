/** A list of a response that has more rows than its default or its largest limit returned. */
export interface Truncation {
  /**
   * The names of the lists in the response, with dots, without `items`: `members`, `members.payments`. Related records
   * have the names of their fields.
   */
  path: string;
  /** Rows of the list, or the most in one record. */
  returned: number;
  limit: number;
  /** How many rows there are in all, where the query requests that. */
  total?: number;
}

/** Collects which lists of one response are truncated. */
export class Truncations {
  private readonly byPath = new Map<string, Truncation>();

  add(truncation: Truncation): void {
    if (!this.byPath.has(truncation.path)) this.byPath.set(truncation.path, truncation);
  }

  /** For `extensions` of the response. */
  toExtensions(): { truncated?: Truncation[] } {
    const truncated = [...this.byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return truncated.length > 0 ? { truncated } : {};
  }
}
