import type { AttentionCondition, AttentionCount } from './due.ts';
import type { ConditionOf } from './declared-filter.ts';
import type { FieldName, ResourceMetadata } from './resource.ts';

interface AttentionOptions<Resource extends ResourceMetadata, Field extends FieldName<Resource>> extends Pick<
  AttentionCount,
  'line' | 'isLate' | 'requires'
> {
  /** What each of these fields must be. */
  filter: { readonly [Name in Field]: Extract<ConditionOf<Resource['fields'][Name]>, AttentionCondition> };
}

/**
 * Describes which records of a resource somebody has to act on, for the dashboard and for a tab of their list.
 * @example
 * const inactive = defineAttention(locations, {
 *   filter: { status: { among: ['inactive'] } },
 *   line: ['location to open', 'locations to open'],
 *   isLate: true,
 * });
 */
export const defineAttention = <
  const Resource extends ResourceMetadata,
  const Field extends FieldName<Resource>,
>(
  resource: Resource,
  options: AttentionOptions<Resource, Field>,
): AttentionOptions<Resource, Field> & Pick<AttentionCount, 'aggregate'> => ({
  ...options,
  aggregate: `${resource.plural}Aggregate`,
});
