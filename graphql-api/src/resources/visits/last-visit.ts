/** SQL condition of a visit whose member came in. */
export const cameIn = (visit: string) =>
  `(${visit}.decision <> 'denied' or ${visit}.overridden_by is not null)`;

/**
 * When a member last came in, in SQL.
 * @param member the id in SQL
 * @param before a time in SQL; all visits without
 */
export const lastVisitOf = (member: string, before?: string): string =>
  `(select v.checked_in_at from visit v where v.member_id = ${member} and ${cameIn('v')}
     ${before === undefined ? '' : `and v.checked_in_at < ${before}`} order by v.checked_in_at desc limit 1)`;
