import { allResources } from '../src/kernel/resource.js';
import { Records } from './records.js';
/** What the API answered instead of data: its first error, as a client sees it. */
export class Refused extends Error {
  constructor(message, extensions) {
    super(message);
    this.extensions = extensions;
    this.code = String(extensions['code']);
    this.fields = extensions['fields'];
  }
}
/** As it would arrive over HTTP. */
const asJson = value => JSON.parse(JSON.stringify(value));
/** Somebody who uses the API. */
export class Person {
  constructor(api, token, address = '203.0.113.1') {
    this.api = api;
    this.token = token;
    this.address = address;
  }
  /** The data of an operation, as JSON carries it. @throws Refused */
  async ask(query, variables = {}) {
    const answer = await this.api.execute({ query, variables }, { token: this.token, address: this.address });
    const [error] = answer.errors ?? [];
    if (error) throw new Refused(error.message, asJson({ ...error.extensions }));
    return asJson(answer.data);
  }
  /** Signs in and answers the token. @throws Refused */
  async signIn(username, password) {
    const { login } = await this.ask(
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }',
      { username, password },
    );
    return login.token;
  }
  /** The records of a type, such as Member, as this person may use them. */
  records(type) {
    const resource = allResources().find(candidate => candidate.type === type);
    if (!resource) throw new Error(`There is no resource of type ${type}`);
    return new Records(this, resource);
  }
  /** The same person at another network address. */
  at(address) {
    return new Person(this.api, this.token, address);
  }
}
//# sourceMappingURL=person.js.map
