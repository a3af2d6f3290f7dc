import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../src/server/api.ts';
import { allResources } from '../src/declaration/resource.ts';
import { requestOverHttp, type Response } from './http.ts';
import { Records } from './records.ts';

/** The first error of a response, as a client sees it. */
export class Rejected extends Error {
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

/** How often a request runs in both ways until the responses are equal. */
const MAX_ATTEMPTS = 3;

const areEqual = (a: Response, b: Response) => isDeepStrictEqual(comparable(a), comparable(b));

/** The response without the id that each internal failure has of its own. */
const comparable = ({ data, errors }: Response) => ({
  data: data ?? null,
  errors: errors?.map(({ message, extensions: { id, ...extensions } }) => ({
    message: message.replace(String(id), ''),
    ...extensions,
  })),
});

/** A client of the API with one token and one network address. */
export class TestUser {
  constructor(
    private readonly api: Api,
    readonly token: string | undefined,
    private readonly address = '203.0.113.1',
  ) {}

  /**
   * Runs an operation and returns its data, as JSON carries it. Queries run over HTTP as well, and the response must
   * be the same.
   * @throws Rejected
   */
  async request<T = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const request = { query, variables };
    const caller = { token: this.token, address: this.address };
    const execute = async () => asJson(await this.api.execute(request, caller)) as Response;
    let response = await execute();
    if (/^\s*(query\b|\{)/.test(query))
      // Permissions may change between the two.
      for (
        let attempt = 1;
        !areEqual(response, await requestOverHttp(this.api, request, caller));
        attempt++
      ) {
        if (attempt === MAX_ATTEMPTS) throw new Error(`The response over HTTP differs: ${query}`);
        response = await execute();
      }
    const [error] = response.errors ?? [];
    if (error) throw new Rejected(error.message, error.extensions);
    return response.data as T;
  }

  /** Signs in and returns the token. @throws Rejected */
  async signIn(username: string, password: string): Promise<string> {
    const { login } = await this.request<{ login: { token: string } }>(
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }',
      { username, password },
    );
    return login.token;
  }

  /** The records of a type, such as Member, with the permissions of this user. */
  records(type: string): Records {
    const resource = allResources().find(candidate => candidate.type === type);
    if (!resource) throw new Error(`There is no resource of type ${type}`);
    return new Records(this, resource);
  }

  /** The same user at another network address. */
  at(address: string): TestUser {
    return new TestUser(this.api, this.token, address);
  }
}
