import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { newDataFolder } from '../launch/throwaway-database.ts';

/** A folder for data of the running test, which is deleted after it. */
export function newFolder(): string {
  const folder = newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
