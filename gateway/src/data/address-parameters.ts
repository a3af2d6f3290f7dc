import { RestFailure } from '../rest/failure.ts';

/** How a table is written; the others are variables of the query. */
const OPTIONS: ReadonlySet<string> = new Set(['rows', 'bom', 'decimals', 'null']);
const AS_OF = 'as_of';

export interface AddressParameters {
  asOf: string | undefined;
  /** How the table is written. */
  options: Record<string, string>;
  /** The texts of variables; several of a name are a list. */
  given: ReadonlyMap<string, readonly string[]>;
}

/** Reads the parameters of an address. @throws RestFailure 400 for one that is given more than once and is no variable */
export function addressParameters(query: Record<string, unknown>): AddressParameters {
  const all = Object.entries(query).map(([name, value]) => [name, [value].flat() as string[]] as const);
  const single = ([name, values]: readonly [string, readonly string[]]) => {
    if (values.length > 1) throw new RestFailure(400, `${name} is given more than once`);
    return [name, values[0]!] as const;
  };
  const isVariable = ([name]: readonly [string, unknown]) => name !== AS_OF && !OPTIONS.has(name);
  const asOf = all.filter(([name]) => name === AS_OF).map(single)[0]?.[1];
  const options = Object.fromEntries(all.filter(([name]) => OPTIONS.has(name)).map(single));
  return { asOf, options, given: new Map(all.filter(isVariable)) };
}
