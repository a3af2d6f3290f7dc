import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When a process began, in the system's own words, or undefined when there is none with this number.
 * Numbers are given out again; number and start together name one process.
 */
export function startTimeOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart');
  const stat = readProc(pid, 'stat');
  // The command in parentheses may hold spaces; field 22 counts from the last one.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** The command line of a process, or undefined when there is none with this number. */
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

function readProc(pid: number, file: string): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    // A zombie has ended; it only waits for its parent to notice.
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
