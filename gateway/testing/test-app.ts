import type { ApiOptions } from '@gym/graphql-api';
import { type Gateway, type GatewayOptions, openGateway } from '../src/main.ts';
import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from './database.ts';

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
  /** Makes the database, instead of one without records or with the demo data. */
  startDatabase?(): Promise<TestDatabase>;
  /** As with NODE_ENV=production: the login page does not name the demo credentials. */
  production?: boolean;
  /** Unless given, the documents of the shell, the hubs and REST are interactive. */
  isInteractive?: ApiOptions['isInteractive'];
  /** See GatewayOptions. */
  hubsUrl?: GatewayOptions['hubsUrl'];
  /** See GatewayOptions. */
  keepsBuilds?: GatewayOptions['keepsBuilds'];
  /** See GatewayOptions. */
  overrideOrigins?: GatewayOptions['overrideOrigins'];
  /** See GatewayOptions. */
  checkDeadline?: GatewayOptions['checkDeadline'];
  /** See GatewayOptions. */
  packagesFolder?: GatewayOptions['packagesFolder'];
  /** See GatewayOptions. */
  buildFolder?: GatewayOptions['buildFolder'];
}

/**
 * The port of the gateways of this process, one after the other: what a browser has cached and compiled belongs to an
 * origin. Below those that the system gives to connections.
 */
const USUAL_PORT = 20_000 + (process.pid % 10_000);

async function openGatewayAtUsualPort(options: Omit<GatewayOptions, 'port'>): Promise<Gateway> {
  try {
    return await openGateway({ ...options, port: USUAL_PORT });
  } catch (error) {
    // Of a second gateway in a test, or of another process.
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return openGateway({ ...options, port: 0 });
  }
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { demo = false, production = false, isInteractive, startDatabase, ...gatewayOptions } = options;
  const database = await (startDatabase?.() ?? startTestDatabase({ demo }));
  const errors: LoggedError[] = [];
  const gateway = await openGatewayAtUsualPort({
    host: '127.0.0.1',
    api: { databaseUrl: database.url, production, isInteractive },
    ...gatewayOptions,
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

/** Starts a gateway before the tests of a file and ends it after them. */
export function useTestApp(options?: TestAppOptions): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => void Object.assign(app, await startTestApp(options)));
  afterAll(() => app.stop?.());
  return app;
}

export { executeGraphql, tokenOf } from '@gym/hub-kit/testing';
