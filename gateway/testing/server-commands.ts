import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { freePort } from '../launch/embedded-database.ts';
import { newDataFolder } from '../launch/throwaway-database.ts';
import { Command } from './command.ts';

/** Where the servers of a test file run, one after the other. */
export interface Place {
  dataDir: string;
  port: number;
  url: string;
}

/** Gives a test file a data folder and a port. */
export function usePlace(): Place {
  const place = {} as Place;
  beforeAll(async () => {
    const port = await freePort();
    Object.assign(place, { dataDir: newDataFolder(), port, url: `http://127.0.0.1:${port}` });
  });
  afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }));
  return place;
}

/** Starts the club of a place without building; it ends with the test. */
export function serveAt({ dataDir, port }: Place, env: NodeJS.ProcessEnv = {}, args: string[] = []): Command {
  const command = new Command('serve.ts', {
    env: { DATA_DIR: dataDir, PORT: String(port), ...env },
    args,
  });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  return command;
}

export const stopServer = (env: NodeJS.ProcessEnv) => new Command('stop.ts', { env });

/** What a start that cannot be says, in one line. */
export async function rejectionOf(command: Command): Promise<string> {
  expect(await command.exitCode()).toBe(1);
  const lines = command.output.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
