import { useState } from 'react';

/** A yes or no that this browser keeps under a name; no until it was said. */
export function useKeptFlag(name: string): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => localStorage.getItem(name) === 'yes');
  const keep = (next: boolean) => {
    setFlag(next);
    if (next) localStorage.setItem(name, 'yes');
    else localStorage.removeItem(name);
  };
  return [flag, keep];
}
