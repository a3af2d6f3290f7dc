import type { Api } from '../src/api.ts';
import { allResources } from '../src/kernel/resource.ts';
import { Records } from './records.ts';

/** What the API answered instead of data: its first error, as a client sees it. */
export class Refused extends Error {
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(
    message: string,
    readonly extensions: Record<string, unknown>,
  ) {
    super(message);
    this.code = String(extensions['code']);
    this.fields = extensions['fields'] as Record<string, string> | undefined;
  }
}

/** As it would arrive over HTTP. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Somebody who uses the API. */
export class Person {
  constructor(
    private readonly api: Api,
    readonly token: string | undefined,
    private readonly address = '203.0.113.1',
  ) {}

  /** The data of an operation, as JSON carries it. @throws Refused */
  async ask<T = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const answer = await this.api.execute({ query, variables }, { token: this.token, address: this.address });
    const [error] = answer.errors ?? [];
    if (error) throw new Refused(error.message, asJson({ ...error.extensions }));
    return asJson(answer.data) as T;
  }

  /** Signs in and answers the token. @throws Refused */
  async signIn(username: string, password: string): Promise<string> {
    const { login } = await this.ask<{ login: { token: string } }>(
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }',
      { username, password },
    );
    return login.token;
  }

  /** The records of a type, such as Member, as this person may use them. */
  records(type: string): Records {
    const resource = allResources().find(candidate => candidate.type === type);
    if (!resource) throw new Error(`There is no resource of type ${type}`);
    return new Records(this, resource);
  }

  /** The same person at another network address. */
  at(address: string): Person {
    return new Person(this.api, this.token, address);
  }
}
