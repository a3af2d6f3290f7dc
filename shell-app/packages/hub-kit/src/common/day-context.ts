import { createContext, useContext } from 'react';

/** The parameter of an address with the day as of which its page is shown; empty while the day is chosen. */
export const AS_OF = 'asOf';

const DayContext = createContext<string | null>(null);

export const DayProvider = DayContext.Provider;

/** The day as of which the page is shown, `yyyy-mm-dd` or relative; null for now. */
export const useDay = (): string | null => useContext(DayContext);

/** An address as of the same day. */
export const atDay = (address: string, day: string | null): string =>
  day === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${AS_OF}=${encodeURIComponent(day)}`;

/** A copy of the parameters of an address with another day; as of now for null. */
export function withDay(address: URLSearchParams, day: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (day === null) next.delete(AS_OF);
  else next.set(AS_OF, day);
  return next;
}
