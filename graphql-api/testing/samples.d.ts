import type { Column } from '../src/kernel/columns.ts';
import { type Resource } from '../src/kernel/resource.ts';
import type { Person } from './person.ts';
import type { Values } from './records.ts';
/** The least that makes a record: its required fields without a default; related records are made as well. */
export declare function leastInput(resource: Resource, person: Person): Promise<Values>;
/** A valid value for every field that a change may set, what the server computes left out. */
export declare function fullInput(resource: Resource, person: Person): Promise<Values>;
/** Whether the server computes the field from others, whatever a request says. */
export declare const isComputed: (resource: Resource, column: Column) => boolean;
/** A record made from the least input, with `more` laid over it. */
export declare function makeRecord(
  person: Person,
  type: string,
  more?: Values,
): Promise<import('./records.ts').Saved>;
/** A valid value of a column, a different one at each call where the column can differ. */
export declare function sample(resource: Resource, column: Column, person: Person): Promise<unknown>;
