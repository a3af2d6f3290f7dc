import { createContext, useContext, useEffect } from 'react';

/** Fields whose text has no value yet, with the message for each. The form is not saved meanwhile. */
export type Unresolved = Map<string, string>;

export const UnresolvedContext = createContext<Unresolved | null>(null);

/** Holds back the form around while `message` says what is to be done about the text of a field. */
export function useUnresolved(name: string, message: string | null): void {
  const unresolved = useContext(UnresolvedContext);
  useEffect(() => {
    if (message) unresolved?.set(name, message);
    return () => void unresolved?.delete(name);
  }, [unresolved, name, message]);
}
