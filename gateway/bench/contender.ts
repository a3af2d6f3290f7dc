import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

export type ContenderProcess = 'ours' | 'postgraphile' | 'mercurius' | 'driver';

/** What a process has used. */
export interface Usage {
  /** Processor time, in milliseconds. */
  computed: number;
  /** All of its memory, in MB. */
  memory: number;
  /** The most memory that it ever had, in MB. */
  mostMemory: number;
  /** What JavaScript holds, in MB; after a collection, where it was started with one. */
  heap: number;
}

export interface RunningContender {
  url: string;
  usage(): Promise<Usage>;
}

/** What `pnpm start` tells Node. */
const STARTED_WITH = manifest.scripts.start.match(/--\S+/g) ?? [];

/** Starts a contender as a process of its own over a database. */
export async function startContender(
  name: ContenderProcess,
  databaseUrl: string,
  resources: AsyncDisposableStack,
  execArgv: string[] = [],
): Promise<RunningContender> {
  const child = fork(join(import.meta.dirname, 'contenders', `${name}.ts`), [databaseUrl], {
    execArgv: [...(name === 'ours' ? STARTED_WITH : []), ...execArgv],
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const gone = once(child, 'exit');
  resources.defer(async () => {
    child.kill();
    await gone;
  });
  const next = async <T>(): Promise<T> => {
    const message = once(child, 'message').then(([first]) => first as T);
    return Promise.race([message, gone.then(() => Promise.reject(new Error(`${name} has ended`)))]);
  };
  const { url } = await next<{ url: string }>();
  return {
    url,
    usage() {
      child.send({});
      return next<Usage>();
    },
  };
}
