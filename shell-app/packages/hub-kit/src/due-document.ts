interface CountedDue {
  /** The field of the API that counts the records. */
  aggregate: string;
  /** The field with the date. */
  field: string;
  /** The values that other fields must have. */
  among?: { readonly [field: string]: readonly string[] | undefined };
}

/**
 * The GraphQL document that counts what is due on a screen. The dashboard sends it with the variables `yesterday`,
 * `today` and `soon`, the last day that counts as soon; the build of the hub lists it among the hub's documents, by
 * which the server recognizes it. This file imports nothing, so that the build can run it.
 */
export function dueDocument({ aggregate, field, among = {} }: CountedDue): string {
  const others = Object.entries(among).map(([name, values]) => `${name}: { in: ${JSON.stringify(values)} }`);
  const counted = (days: string) =>
    `${aggregate}(filter: { ${[`${field}: { ${days} }`, ...others].join(', ')} }) { count }`;
  return `query Due($yesterday: LocalDate!, $today: LocalDate!, $soon: LocalDate!) {
  soon: ${counted('gte: $today, lte: $soon')}
  over: ${counted('lte: $yesterday')}
}`;
}
