/**
 * Describes screens. Plain data without components: the build of a hub evaluates its modules named `*.screen.ts` to
 * list their GraphQL documents. Each hub contains its own copy of this module, so that it sends the documents of its
 * build in every shell.
 */

export { addAddress, type DayRange, listAddress } from './addresses.ts';
export { chipColors } from './chip-colors.ts';
export { defineAttention } from './define-attention.ts';
export { defineDue } from './define-due.ts';
export { defineScreen } from './resource-screen.ts';
export type { FormValuesOf } from './resource-screen.ts';
export { lazyField } from './lazy-field.ts';
export { newRecord } from './new-record.ts';
export { endBeforeStart } from './warning.ts';
export type { Warning } from './warning.ts';
export { optionsDocument } from './documents.ts';
export { roleColor, roles } from '../common/roles.ts';
