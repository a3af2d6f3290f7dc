import { useMemo, useSyncExternalStore } from 'react';
import { json, storage } from './storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const asText = (text: string) => text;

/** Stores a value in this browser, or removes it for null. Every `usePersisted` of the name has it at once. */
export function persist(name: string, value: unknown): void {
  if (value === null) storage.remove(name);
  else storage.set(name, JSON.stringify(value));
  for (const listener of listeners) listener();
}

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
  const text = useSyncExternalStore(subscribe, () => storage.get(name, asText));
  const value = useMemo(() => (text === null ? null : storage.get(name, json(read))), [name, text, read]);
  return [value, (next: T | null) => persist(name, next)] as const;
}
