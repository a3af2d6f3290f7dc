import { contractOf } from '../src/contract/contract-of.js';
/** The operations of one resource, each answering every field of its own. @throws Refused */
export class Records {
  constructor(person, resource) {
    this.person = person;
    this.resource = resource;
  }
  async create(input) {
    const { type } = this.resource;
    const data = await this.person.ask(
      `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { ${this.fields} } }`,
      { input },
    );
    return data.record;
  }
  async update(id, patch, version) {
    const { type } = this.resource;
    const data = await this.person.ask(
      `mutation ($id: ID!, $patch: ${type}Patch!, $version: Int) {
         record: update${type}(id: $id, patch: $patch, version: $version) { ${this.fields} }
       }`,
      { id, patch, version },
    );
    return data.record;
  }
  async remove(id) {
    const data = await this.person.ask(`mutation ($id: ID!) { id: delete${this.resource.type}(id: $id) }`, {
      id,
    });
    return data.id;
  }
  async one(id) {
    const data = await this.person.ask(
      `query ($id: ID!) { record: ${this.resource.singular}(id: $id) { ${this.fields} } }`,
      { id },
    );
    return data.record;
  }
  async list(options = {}) {
    const { type, plural } = this.resource;
    const data = await this.person.ask(
      `query ($filter: ${type}Filter, $sort: [${type}Sort!], $page: PageInput, $search: String) {
         list: ${plural}(filter: $filter, sort: $sort, page: $page, search: $search) {
           items { ${this.fields} } totalCount pageInfo { hasNextPage endCursor }
         }
       }`,
      { ...options },
    );
    return data.list;
  }
  async options(variables = {}) {
    const data = await this.person.ask(
      `query ($search: String, $limit: Int! = 20, $ids: [ID!]) {
         options: ${this.resource.singular}Options(search: $search, limit: $limit, ids: $ids) { id label }
       }`,
      variables,
    );
    return data.options;
  }
  /** Every field that a record answers by itself, objects with all that is in them. */
  get fields() {
    const own = contractOf(this.resource).fields.filter(({ read }) => read && !read.includes('.'));
    return own.map(({ name, kind }) => (kind === 'json' ? `${name} { ${WEEK} }` : name)).join(' ');
  }
}
/** The one structure that the club has: opening hours. */
const WEEK = 'monday tuesday wednesday thursday friday saturday sunday';
//# sourceMappingURL=records.js.map
