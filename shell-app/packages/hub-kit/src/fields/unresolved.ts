import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

interface UnresolvedField {
  message: string;
  /** Looks the text up. When it resolves, the field is rendered with the value or the message. */
  resolve: () => Promise<void>;
}

/** The fields whose text has no value yet, by name. The form is not saved meanwhile. */
export type Unresolved = Map<string, UnresolvedField>;

export const UnresolvedContext = createContext<Unresolved | null>(null);

/** Holds back the form around while `message` says what is to be done about the text of a field. */
export function useUnresolved(name: string, message: string | null, resolve: () => Promise<void>): void {
  const unresolved = useContext(UnresolvedContext);
  const latest = useRef(resolve);
  useLayoutEffect(() => {
    latest.current = resolve;
  });
  useEffect(() => {
    if (message) unresolved?.set(name, { message, resolve: () => latest.current() });
    return () => void unresolved?.delete(name);
  }, [unresolved, name, message]);
}
