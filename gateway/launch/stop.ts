/**
 * `npx -y pnpm@12 stop`: shuts down the server that runs on the data folder. Without one, shuts down the server on PORT,
 * whatever its data folder, unless DATA_DIR alone names the server.
 */
import { addressFor } from './address.ts';
import { locateDataDir } from './data-dir.ts';
import { type Instance, runningInstance } from './instance-lock.ts';
import { readOptions } from './options.ts';
import { codeOf, exitWith, CliError } from './cli-error.ts';
import { serverOn } from './port-owner.ts';
import { endsWithin } from './processes.ts';

async function stop({ DATA_DIR, PORT, HOST }: NodeJS.ProcessEnv): Promise<string> {
  const dataDir = locateDataDir(DATA_DIR || undefined);
  const byPort = PORT || !DATA_DIR ? readOptions([], { PORT, HOST }) : undefined;
  const server = runningInstance(dataDir) ?? (byPort && onPort(byPort.host, byPort.port));
  if (!server) return `Nothing runs on ${dataDir}${byPort ? ` or on port ${byPort.port}` : ''}.`;
  signal(server.pid);
  if (!(await endsWithin(server.pid, 35)))
    throw new CliError(`Process ${server.pid} does not end. End it with: kill -9 ${server.pid}`);
  return `Stopped ${server.holder}.`;
}

function onPort(host: string, port: number): Pick<Instance, 'pid' | 'holder'> | undefined {
  const pid = serverOn(port);
  return pid === undefined ? undefined : { pid, holder: addressFor(host, port) };
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (codeOf(error) === 'EPERM')
      throw new CliError(`Process ${pid} belongs to another user. Stop it as that user, or as root.`);
    // It has ended in the meantime.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

await stop(process.env).then(console.log, exitWith);
