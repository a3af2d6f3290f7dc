import { useState } from 'react';

/** A yes or no that this browser keeps under a name, and what it is until then. */
export function useKeptFlag(name: string, standard: boolean): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => (localStorage.getItem(name) ?? String(standard)) === 'true');
  const keep = (next: boolean) => {
    setFlag(next);
    localStorage.setItem(name, String(next));
  };
  return [flag, keep];
}
