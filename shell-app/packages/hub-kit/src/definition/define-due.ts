import type { DueCount } from './due.ts';
import type { FieldName, ResourceMetadata } from './resource.ts';

/** The dates and date-times of a resource. */
type DayName<Resource extends ResourceMetadata> = {
  [Name in FieldName<Resource>]: Resource['fields'][Name]['kind'] extends 'date' | 'dateTime' ? Name : never;
}[FieldName<Resource>];

interface DueOptions<Field extends string, Status extends string> extends Pick<
  DueCount,
  'days' | 'soon' | 'over' | 'lines'
> {
  /** A date or date-time by which something is to be done. */
  field: Field;
  /** Leaves out records whose field has none of these values. */
  among?: Readonly<Record<Status, readonly string[]>>;
}

/**
 * Describes by when something is to be done about the records of a resource, for its list and for the dashboard.
 * @example
 * const review = defineDue(locations, {
 *   field: 'updatedAt',
 *   days: 14,
 *   among: { status: ['active'] },
 *   soon: 'Review is due',
 *   over: 'Review was due',
 *   lines: {
 *     soon: ['location is due for review', 'locations are due for review'],
 *     over: ['location is overdue for review', 'locations are overdue for review'],
 *   },
 * });
 */
export function defineDue<
  const Resource extends ResourceMetadata,
  const Field extends DayName<Resource>,
  const Status extends FieldName<Resource> = never,
>(
  resource: Resource,
  options: DueOptions<Field, Status>,
): DueOptions<Field, Status> & Pick<DueCount, 'aggregate' | 'kind'> {
  return {
    ...options,
    aggregate: `${resource.plural}Aggregate`,
    ...(resource.fields[options.field]?.kind === 'dateTime' && { kind: 'dateTime' as const }),
  };
}
