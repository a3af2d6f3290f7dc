/** How a contract follows on its predecessor: after the end of its term, or from a day that was chosen. */
export const SUCCESSIONS = ['renewal', 'switch'] as const;
export type Succession = (typeof SUCCESSIONS)[number];

/** SQL of the first day of the member's next contract of the same kind after the end of a contract; null for none. */
export const nextStartOf = (contract: string) => `(select min(n.start_date) from contract n
  where n.member_id = ${contract}.member_id and n.kind = ${contract}.kind and n.id <> ${contract}.id
    and n.start_date > ${contract}.end_date and (n.end_date is null or n.end_date >= n.start_date))`;
