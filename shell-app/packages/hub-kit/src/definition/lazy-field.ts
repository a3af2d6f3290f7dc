import type { LazyField } from './field-definition.ts';

/**
 * A field that a hub writes itself, loaded with the first form that shows it. If its file does not load, the form
 * remains and offers to try again.
 * @param load imports the module, whose default export is the component
 * @example
 * const code = { field: lazyField(() => import('./lockers/code-field.tsx')) };
 */
export const lazyField = (load: LazyField['load']): LazyField => ({ load });
