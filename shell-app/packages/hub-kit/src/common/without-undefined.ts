type WithoutUndefined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** A copy without the properties that have no value. */
export const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
