/** `npx -y pnpm@12 stop`: shuts down the server that runs on this data folder. */
import { locateDataDir } from './data-dir.ts';
import { runningInstance } from './instance-lock.ts';
import { codeOf, exitWith, CliError } from './cli-error.ts';
import { endsWithin } from './processes.ts';

try {
  const dataDir = locateDataDir(process.env.DATA_DIR || undefined);
  const instance = runningInstance(dataDir);
  if (!instance) {
    console.log(`Nothing runs on ${dataDir}.`);
  } else {
    signal(instance.pid);
    if (!(await endsWithin(instance.pid, 35))) {
      throw new CliError(`Process ${instance.pid} does not end. End it with: kill -9 ${instance.pid}`);
    }
    console.log(`Stopped ${instance.holder}.`);
  }
} catch (error) {
  exitWith(error);
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
