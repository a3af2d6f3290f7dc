import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { commandOf } from './processes.ts';

/** The process of the server of this project that listens on a port, if its user allows this process to see it. */
export function serverOn(port: number): number | undefined {
  const pid = listenerOn(port);
  return pid !== undefined &&
    /gateway\/launch\/(start|serve|serve-dev|serve-alone)\.ts\b/.test(commandOf(pid) ?? '')
    ? pid
    : undefined;
}

function listenerOn(port: number): number | undefined {
  return process.platform === 'linux' ? fromProc(port) : fromLsof(port);
}

const LISTEN = '0A';

function fromProc(port: number): number | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['tcp', 'tcp6'].flatMap(table =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTEN)
      .map(fields => `socket:[${fields[9]}]`),
  );
  if (sockets.length === 0) return undefined;
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .find(pid => openFiles(pid).some(file => sockets.includes(file)));
}

function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map(name => readlinkSync(`${folder}/${name}`));
  } catch {
    // The process has ended, has closed a file meanwhile, or belongs to another user.
    return [];
  }
}

function fromLsof(port: number): number | undefined {
  try {
    return Number(
      execFileSync('lsof', ['-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' }).split('\n')[0],
    );
  } catch {
    return undefined;
  }
}
