import type { Column } from '../../src/kernel/columns.ts';
/** Values that a field of this kind must refuse. */
export declare function wrongValues(column: Column): unknown[];
