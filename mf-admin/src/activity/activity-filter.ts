import { addDays, clubMoment, today } from '@gym/hub-kit/format';

/** The filters of the activity page, as they are in the address. */
const filterNames = ['user', 'resource', 'field', 'action', 'days'] as const;

export type ActivityFilter = Record<(typeof filterNames)[number], string>;

/** The days of the time filter, today included. */
export const periods = ['1', '7', '30', '365'] as const;

/** Reads `?user=reception&resource=members&field=status&action=updated&days=7`. */
export const filterOf = (address: URLSearchParams) =>
  Object.fromEntries(filterNames.map(name => [name, address.get(name) ?? ''])) as ActivityFilter;

/** The conditions on audit entries. */
export function conditionsOf({ user, resource, field, action, days }: ActivityFilter) {
  const from = (periods as readonly string[]).includes(days)
    ? clubMoment(addDays(today(), 1 - Number(days)), '00:00')
    : undefined;
  return {
    ...(user && { username: { eq: user } }),
    ...(resource && { resource: { eq: resource } }),
    ...(resource && field && { changedFields: { contains: field } }),
    ...(action && { action: { eq: action } }),
    ...(from && { at: { gte: from.toISOString() } }),
  };
}
