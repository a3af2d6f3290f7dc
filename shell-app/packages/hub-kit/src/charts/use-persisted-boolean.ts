import { useState } from 'react';
import { oneOf, storage } from '../common/storage.ts';

/** A boolean that this browser stores under `name`; `defaultValue` until it is set. */
export function usePersistedBoolean(
  name: string,
  defaultValue: boolean,
): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(
    () => (storage.get(name, oneOf('true', 'false')) ?? String(defaultValue)) === 'true',
  );
  const store = (next: boolean) => {
    setValue(next);
    storage.set(name, String(next));
  };
  return [value, store];
}
