export interface Address {
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** Name and address as lines of a letter. */
export function addressLines({ name, address, city, state, zipCode }: Address): string[] {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, address, place].filter((line): line is string => Boolean(line));
}
