export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Omit<Value, Name> {
  const copy: Partial<Value> & Omit<Value, Name> = { ...value };
  for (const name of names) delete copy[name];
  return copy;
}
