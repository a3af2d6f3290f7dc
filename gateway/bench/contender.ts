import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

export type ContenderProcess = 'ours' | 'postgraphile' | 'mercurius' | 'driver';

/** The resources that a process has used. */
export interface Usage {
  /** Processor time, in milliseconds. */
  computed: number;
  /** Resident memory, in MB. */
  memory: number;
  /** The maximum of the resident memory so far, in MB. */
  mostMemory: number;
  /** JavaScript heap in MB, after a garbage collection if the process was started with `--expose-gc`. */
  heap: number;
}

export interface RunningContender {
  url: string;
  pid: number;
  usage(): Promise<Usage>;
}

/** The options of Node in `pnpm start`. */
const STARTED_WITH = manifest.scripts.start.match(/--\S+/g) ?? [];

/**
 * Starts a contender on a database, in a process of its own.
 * @param args further arguments of its program
 */
export async function startContender(
  name: ContenderProcess | 'workers',
  databaseUrl: string,
  resources: AsyncDisposableStack,
  execArgv: string[] = [],
  args: string[] = [],
): Promise<RunningContender> {
  const child = fork(join(import.meta.dirname, 'contenders', `${name}.ts`), [databaseUrl, ...args], {
    execArgv: [...(name === 'ours' || name === 'workers' ? STARTED_WITH : []), ...execArgv],
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
    pid: child.pid!,
    usage() {
      child.send({});
      return next<Usage>();
    },
  };
}
