import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../src/server/api.ts';
import { allResources } from '../src/declaration/resource.ts';
import { askOverHttp, type Answer } from './door.ts';
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

const SAME_AFTER = 3;

const isAlike = (one: Answer, other: Answer) => isDeepStrictEqual(told(one), told(other));
/** Each failure that is not told in full has a number of its own. */
const told = ({ data, errors }: Answer) => ({
  data: data ?? null,
  errors: errors?.map(({ message, extensions: { id, ...extensions } }) => ({
    message: message.replace(String(id), ''),
    ...extensions,
  })),
});

/** Somebody who uses the API. */
export class Person {
  constructor(
    private readonly api: Api,
    readonly token: string | undefined,
    private readonly address = '203.0.113.1',
  ) {}

  /**
   * The data of an operation, as JSON carries it. What only reads is asked over HTTP as well, where answers are written
   * in another way, and must be told the same.
   * @throws Refused
   */
  async ask<T = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const request = { query, variables };
    const caller = { token: this.token, address: this.address };
    const answered = async () => asJson(await this.api.execute(request, caller)) as Answer;
    let answer = await answered();
    if (/^\s*(query\b|\{)/.test(query))
      // Permissions may change from one to the other.
      for (let turn = 1; !isAlike(answer, await askOverHttp(this.api, request, caller)); turn++) {
        if (turn === SAME_AFTER) throw new Error(`Over HTTP this is answered otherwise: ${query}`);
        answer = await answered();
      }
    const [error] = answer.errors ?? [];
    if (error) throw new Refused(error.message, error.extensions);
    return answer.data as T;
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
