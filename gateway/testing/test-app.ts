import { readFastPath } from '../launch/options.ts';
import type { ApiOptions } from '@gym/graphql-api';
import { type GatewayOptions, openGateway } from '../src/main.ts';
import { startTestDatabase } from './database.ts';

/** A gateway for one test file, with its own database and port, the built shell and the built hubs. */
export interface TestApp {
  url: string;
  databaseUrl: string;
  /** The logged errors. A test that provokes errors removes them; `stop` throws if any are left. */
  errors: LoggedError[];
  stop(): Promise<void>;
}

export interface LoggedError {
  message: string;
  details: object;
}

export interface TestAppOptions {
  /** Fill the database with the demo data. */
  demo?: boolean;
  /** As with NODE_ENV=production: the login page does not name the demo credentials. */
  production?: boolean;
  /** Unless given, the documents of the shell, the hubs and REST are interactive. */
  isInteractive?: ApiOptions['isInteractive'];
  /** See GatewayOptions. */
  hubStore?: GatewayOptions['hubStore'];
  /** See GatewayOptions. */
  overrideOrigins?: GatewayOptions['overrideOrigins'];
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { demo = false, production = false, isInteractive, hubStore, overrideOrigins } = options;
  const database = await startTestDatabase({ demo });
  const errors: LoggedError[] = [];
  const gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: {
      databaseUrl: database.url,
      production,
      isInteractive,
      fastPath: readFastPath(process.env.FAST_PATH),
    },
    hubStore,
    overrideOrigins,
    log: { info() {}, error: (details, message) => errors.push({ message, details }) },
  });
  return {
    url: gateway.url,
    databaseUrl: database.url,
    errors,
    async stop() {
      await gateway.close();
      await database.drop();
      if (errors.length > 0)
        throw new Error('The server logged errors that no test expected', { cause: errors });
    },
  };
}

const tokens = new Map<string, Promise<string>>();

/** The token of a demo user, such as `reception`. Memoized, because signing in is slow on purpose. */
export function tokenOf(app: Pick<TestApp, 'url'>, username: string): Promise<string> {
  const key = `${app.url} ${username}`;
  const token = tokens.get(key) ?? signIn(app, username);
  tokens.set(key, token);
  return token;
}

async function signIn({ url }: Pick<TestApp, 'url'>, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username}123` }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** The data of a response as plain JSON, by root field. */
export type GraphqlData = Record<string, Record<string, unknown>>;

/** Executes a GraphQL operation as a demo user. Throws if the response has errors. */
export async function executeGraphql(
  app: TestApp,
  query: string,
  variables: object = {},
  as = 'admin',
): Promise<GraphqlData> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(app, as)}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: GraphqlData; errors?: unknown[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
