import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The start time of a process in the format of the system, or undefined if there is none with this number.
 * Numbers are reused; number and start time together identify a process.
 */
export function startTimeOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart');
  return afterCommand(pid)?.[19];
}

/** The command line of a process, or undefined if there is none with this number. */
export function commandOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'command');
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
}

/** Whether the process is gone within `seconds`. */
export async function endsWithin(pid: number, seconds: number): Promise<boolean> {
  const began = startTimeOf(pid);
  const deadline = Date.now() + seconds * 1000;
  while (began !== undefined && startTimeOf(pid) === began) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Calls `act` when one of the package runners through which this process was started, such as npx or pnpm, is gone.
 * SIGTERM ends only the process that receives it: npx ends and leaves its child processes running.
 */
export function whenAbandoned(act: () => void): void {
  const runners = runnersAbove().map(pid => ({ pid, began: startTimeOf(pid) }));
  if (runners.length === 0) return;
  const watch = setInterval(() => {
    if (runners.every(({ pid, began }) => startTimeOf(pid) === began)) return;
    clearInterval(watch);
    act();
  }, 1_000);
  watch.unref();
}

function runnersAbove(): number[] {
  const above: { pid: number; command: string }[] = [];
  for (let pid = process.ppid; pid > 1; pid = parentOf(pid) ?? 0) {
    const command = commandOf(pid) ?? '';
    if (!runner.test(command) && !/^(\S*\/)?sh -c /.test(command)) break;
    above.push({ pid, command });
  }
  // A shell above the outermost runner is the user's.
  const outermost = above.findLastIndex(({ command }) => runner.test(command));
  return above.slice(0, outermost + 1).map(({ pid }) => pid);
}

const runner = /^(\S*\/)?(npm|npx|pnpm) /;

function parentOf(pid: number): number | undefined {
  const parent = existsSync('/proc/self/stat') ? afterCommand(pid)?.[1] : ps(pid, 'ppid');
  return parent === undefined ? undefined : Number(parent);
}

/** The fields of /proc/…/stat after the command, which is in parentheses and may contain spaces. */
function afterCommand(pid: number): string[] | undefined {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    // A zombie has ended.
    return file === 'stat' && /\) Z /.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
