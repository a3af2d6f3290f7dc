type Reviver = NonNullable<Parameters<typeof JSON.parse>[1]>;

/** The names of the numbers in an object whose digits are not those of the text that was parsed. */
const inexact = new WeakMap<object, Set<string>>();

/**
 * Parses JSON, and notes the numbers that JavaScript does not keep to the digit: `1.10`, `1e400`, `4917012345678901234`.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const note = function (this: object, name: string, value: unknown, context?: { source?: string }) {
    if (typeof value === 'number' && String(value) !== context?.source) {
      const names = inexact.get(this) ?? new Set();
      inexact.set(this, names.add(name));
    }
    return value;
  };
  try {
    return JSON.parse(text, note satisfies Reviver) as unknown;
  } catch (error) {
    // Thousands of levels, which the caller rejects.
    if (error instanceof RangeError) return JSON.parse(text) as unknown;
    throw error;
  }
}

/** Whether a number of a parsed object has other digits than the text that it was parsed from. */
export const isInexact = (parsed: object, name: string): boolean => inexact.get(parsed)?.has(name) ?? false;
