import { contractOf } from '../src/declaration/contract-of.ts';
import type { Resource } from '../src/declaration/resource.ts';

export type Values = Record<string, unknown>;
export type Saved = Values & { id: string; version: number };

export interface ListOptions {
  filter?: Values;
  sort?: { field: string; direction?: 'ASC' | 'DESC' }[];
  page?: { limit?: number; offset?: number; after?: string | null };
  search?: string;
  /** `yyyy-mm-dd` */
  asOf?: string;
}

export interface List {
  items: Saved[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface IdPage {
  ids: string[];
  /** Where to read on; null on the last page. */
  next: string | null;
}

/** The most aliases of one operation. */
const ALIASES = 30;

const toIdPage = ({ items, pageInfo }: List): IdPage => ({
  ids: items.map(({ id }) => id),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/** Runs an operation and returns its data. @throws Rejected */
interface Requester {
  request<T>(query: string, variables?: Values): Promise<T>;
}

/** The operations of one resource, each returning every field of the record itself. @throws Rejected */
export class Records {
  constructor(
    private readonly user: Requester,
    readonly resource: Resource,
  ) {}

  async create(input: Values): Promise<Saved> {
    const { type } = this.resource;
    const data = await this.user.request<{ record: Saved }>(
      `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { ${this.fields} } }`,
      { input },
    );
    return data.record;
  }

  async update(id: string, patch: Values, version?: number): Promise<Saved> {
    const { type } = this.resource;
    const data = await this.user.request<{ record: Saved }>(
      `mutation ($id: ID!, $patch: ${type}Patch!, $version: Int) {
         record: update${type}(id: $id, patch: $patch, version: $version) { ${this.fields} }
       }`,
      { id, patch, version },
    );
    return data.record;
  }

  async remove(id: string): Promise<string> {
    const data = await this.user.request<{ id: string }>(
      `mutation ($id: ID!) { id: delete${this.resource.type}(id: $id) }`,
      { id },
    );
    return data.id;
  }

  async one(id: string, asOf?: string): Promise<Saved | null> {
    const data = await this.user.request<{ record: Saved | null }>(
      `query ($id: ID!, $asOf: LocalDate) { record: ${this.resource.singular}(id: $id, asOf: $asOf) { ${this.fields} } }`,
      { id, asOf },
    );
    return data.record;
  }

  async list(options: ListOptions = {}): Promise<List> {
    const { type, plural } = this.resource;
    const data = await this.user.request<{ list: List }>(
      `query ($filter: ${type}Filter, $sort: [${type}Sort!], $page: PageInput, $search: String, $asOf: LocalDate) {
         list: ${plural}(filter: $filter, sort: $sort, page: $page, search: $search, asOf: $asOf) {
           items { ${this.fields} } totalCount pageInfo { hasNextPage endCursor }
         }
       }`,
      { ...options },
    );
    return data.list;
  }

  /** The ids of several lists and how to read on, in as few operations as the API allows. */
  async pages(lists: ListOptions[]): Promise<IdPage[]> {
    const { type, plural } = this.resource;
    const pages: IdPage[] = [];
    for (let from = 0; from < lists.length; from += ALIASES) {
      const some = lists.slice(from, from + ALIASES);
      const variables = some.flatMap((options, n) =>
        Object.entries(options).map(([name, value]) => [name + n, value] as const),
      );
      const types: Record<keyof ListOptions, string> = {
        filter: `${type}Filter`,
        sort: `[${type}Sort!]`,
        page: 'PageInput',
        search: 'String',
        asOf: 'LocalDate',
      };
      const declared = some.flatMap((options, n) =>
        Object.keys(options).map(name => `$${name}${n}: ${types[name as keyof ListOptions]}`),
      );
      const fields = some.map((options, n) => {
        const given = Object.keys(options).map(name => `${name}: $${name}${n}`);
        return `list${n}: ${plural}(${given.join(', ')}) { items { id } pageInfo { hasNextPage endCursor } }`;
      });
      const data = await this.user.request<Record<string, List>>(
        `query (${declared.join(', ')}) { ${fields.join(' ')} }`,
        Object.fromEntries(variables),
      );
      pages.push(...some.map((_, n) => toIdPage(data[`list${n}`]!)));
    }
    return pages;
  }

  async options(
    variables: { search?: string; limit?: number; ids?: string[] } = {},
  ): Promise<{ id: string; label: string }[]> {
    const data = await this.user.request<{ options: { id: string; label: string }[] }>(
      `query ($search: String, $limit: Int! = 20, $ids: [ID!]) {
         options: ${this.resource.singular}Options(search: $search, limit: $limit, ids: $ids) { id label }
       }`,
      variables,
    );
    return data.options;
  }

  /** Every field of the record itself, objects with all their fields. */
  get fields(): string {
    const own = contractOf(this.resource).fields.filter(({ read }) => read && !read.includes('.'));
    return own
      .map(({ name, kind, entries }) => {
        const inner = entries?.map(entry => entry.name).join(' ') ?? WEEK;
        return kind === 'json' ? `${name} { ${inner} }` : name;
      })
      .join(' ');
  }
}

/** The fields of the only column that is an object: opening hours. */
const WEEK = 'monday tuesday wednesday thursday friday saturday sunday';
