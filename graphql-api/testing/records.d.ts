import type { Resource } from '../src/kernel/resource.ts';
import type { Person } from './person.ts';
export type Values = Record<string, unknown>;
export type Saved = Values & {
  id: string;
  version: number;
};
export interface ListOptions {
  filter?: Values;
  sort?: {
    field: string;
    direction?: 'ASC' | 'DESC';
  }[];
  page?: {
    limit?: number;
    offset?: number;
    after?: string | null;
  };
  search?: string;
}
export interface List {
  items: Saved[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    endCursor: string | null;
  };
}
/** The operations of one resource, each answering every field of its own. @throws Refused */
export declare class Records {
  private readonly person;
  readonly resource: Resource;
  constructor(person: Person, resource: Resource);
  create(input: Values): Promise<Saved>;
  update(id: string, patch: Values, version?: number): Promise<Saved>;
  remove(id: string): Promise<string>;
  one(id: string): Promise<Saved | null>;
  list(options?: ListOptions): Promise<List>;
  options(variables?: { search?: string; limit?: number; ids?: string[] }): Promise<
    {
      id: string;
      label: string;
    }[]
  >;
  /** Every field that a record answers by itself, objects with all that is in them. */
  private get fields();
}
