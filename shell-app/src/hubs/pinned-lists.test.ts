import type { AnyScreen, Hub } from '@gym/hub-kit/shell';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDefinition } from './crud-screen.tsx';

const checkout = join(import.meta.dirname, '../../..');

async function definitionsIn(pattern: string): Promise<AnyScreen[]> {
  const files = globSync(pattern, { cwd: checkout });
  const modules = await Promise.all(files.map(file => import(join(checkout, file)) as Promise<object>));
  return modules.flatMap(module => Object.values(module) as unknown[]).filter(isDefinition);
}

/** A hub draws the pinned charts of a screen from its `lists`, or from the definition that the screen is. */
async function pinnable({ screens, lists = {} }: Hub): Promise<AnyScreen[]> {
  const loaders = Object.entries(screens).flatMap(([key, screen]) => lists[key] ?? [screen]);
  const modules = await Promise.all(loaders.map(load => load()));
  return modules.flatMap(module => Object.values(module) as unknown[]).filter(isDefinition);
}

test('the charts of each list can be shown on the dashboard', async () => {
  const files = globSync('mf-*/src/*.hub.tsx', { cwd: checkout });
  const hubs = await Promise.all(files.map(file => import(join(checkout, file)) as Promise<{ hub: Hub }>));
  const found = (await Promise.all(hubs.map(({ hub }) => pinnable(hub)))).flat();
  const charted = (await definitionsIn('mf-*/src/**/*.screen.ts')).filter(
    ({ documents }) => documents.groups,
  );
  expect(charted.length).toBeGreaterThan(20);
  // The pay of an employee is on the page of the employee only.
  const missing = charted.filter(screen => !found.includes(screen)).map(({ resource }) => resource);
  expect(missing).toEqual(['employee-pay']);
});
