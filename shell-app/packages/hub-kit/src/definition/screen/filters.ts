import { deriveFilter } from '../derive-fields.ts';
import type { AnyFilter } from '../filter-definition.ts';
import { fieldNameOf, type ResourceMetadata } from '../resource.ts';
import { type AnyOptions, fieldOptions } from './options.ts';

/** The filters of the fields that the screen names. */
export const filtersOf = (resource: ResourceMetadata, options: AnyOptions): AnyFilter[] =>
  (options.filters ?? []).map(name =>
    deriveFilter(resource, fieldNameOf(resource, name), fieldOptions(options, name), {
      choices: options.choices ?? {},
      // A filter is called as the column that shows its field.
      label: options.columns[name]?.title,
    }),
  );
