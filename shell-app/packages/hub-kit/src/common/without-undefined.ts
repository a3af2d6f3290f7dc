/** A copy without the properties that have no value. */
export const withoutUndefined = <Value>(
  object: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
