import { useState } from 'react';
import { storage } from '../common/storage.ts';

/** A yes or no that this browser keeps under a name, and what it is until then. */
export function useKeptFlag(name: string, standard: boolean): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => (storage.get(name) ?? String(standard)) === 'true');
  const keep = (next: boolean) => {
    setFlag(next);
    storage.set(name, String(next));
  };
  return [flag, keep];
}
