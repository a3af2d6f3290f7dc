import { useState } from 'react';
import { json, storage } from './storage.ts';

/**
 * A value that this browser stores under `name`, and the function that replaces it; null is nothing.
 * @param read the value of parsed JSON; null for an invalid one
 * @example
 * const readText = (value: unknown) => (typeof value === 'string' ? value : null);
 * function Desk() {
 *   const [locationId, setLocationId] = usePersisted('lockers:location', readText);
 *   return <Button onClick={() => setLocationId(null)}>{locationId}</Button>;
 * }
 */
export function usePersisted<T>(name: string, read: (value: unknown) => T | null) {
  const [value, setValue] = useState(() => storage.get(name, json(read)));
  const store = (next: T | null) => {
    setValue(next);
    if (next === null) storage.remove(name);
    else storage.set(name, JSON.stringify(next));
  };
  return [value, store] as const;
}
