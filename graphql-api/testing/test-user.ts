import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
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

/** How often a query is executed again until all responses are equal, and the milliseconds between. */
const MAX_ATTEMPTS = 100;
const RETRY_MS = 20;

/** The response without the id that each internal failure has of its own. */
const comparable = ({ data, errors, extensions }: Response) => ({
  data: data ?? null,
  errors: errors?.map(({ message, path, extensions: { id, ...details } }) => ({
    message: message.replace(String(id), ''),
    path,
    ...details,
  })),
  extensions,
});

const areEqual = (a: Response, b: Response) => isDeepStrictEqual(comparable(a), comparable(b));

const shown = (response: Response) => JSON.stringify(comparable(response)).slice(0, 1_000);

/** Whose test files prove that queries have the same responses in the process and over HTTP. */
const SENT_TWICE = /\/src\/(?:auth|execution|query|server)\//;
const isSentTwice = (query: string) =>
  SENT_TWICE.test(expect.getState().testPath ?? '') && /^\s*(query\b|\{)/.test(query);

/** A client of the API with one token and one network address. */
export class TestUser {
  constructor(
    readonly api: Api,
    readonly token: string | undefined,
    private readonly address = '203.0.113.1',
  ) {}

  private get caller() {
    return { token: this.token, address: this.address };
  }

  /**
   * Runs an operation and returns its data, as JSON carries it; see `respond`.
   * @throws Rejected
   */
  async request<T = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const response = await this.respond(query, variables);
    const [error] = response.errors ?? [];
    if (error) throw new Rejected(error.message, error.extensions);
    return response.data as T;
  }

  /**
   * Runs an operation and returns its response, as JSON carries it. Queries of `auth`, `execution`, `query` and `server`
   * run over HTTP as well; the responses must be the same.
   */
  async respond(query: string, variables: Record<string, unknown> = {}): Promise<Response> {
    const request = { query, variables };
    const execute = async () => asJson(await this.api.execute(request, this.caller)) as Response;
    const first = await execute();
    if (!isSentTwice(query)) return first;
    let response = first;
    // Permissions may change between two requests.
    for (let attempt = 1; ; attempt++) {
      const sent = await requestOverHttp(this.api, request, this.caller);
      if (areEqual(response, sent)) return first;
      if (attempt === MAX_ATTEMPTS)
        throw new Error(
          `The response over HTTP differs: ${shown(sent)}\nIn the process: ${shown(response)}\nQuery: ${query}`,
        );
      await pause(RETRY_MS);
      response = await execute();
    }
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
