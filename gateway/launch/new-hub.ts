import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { idProblem, type NewHub, obstacleOf, titleCase } from '@gym/create-hub';
import { shellPaths } from '../../shell-app/src/shell-paths.ts';
import { contracts } from '../src/contracts.ts';
import type { HubManifest } from '../src/hubs/bundle.ts';
import { hubsHere } from './build.ts';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';

/**
 * A hub of this checkout that does not exist yet.
 * @param name `mf-classes`
 * @param resource what its screen shows
 * @throws CliError if such a hub cannot exist
 */
export async function newHub(name: string, resource: string): Promise<NewHub> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CliError(`"${name}" is no name for a hub. One is called mf- and what it is about: mf-classes.`);
  if (existsSync(join(checkout, name)))
    throw new CliError(`There is a folder ${name} already. Choose another name.`);

  const id = name.replace('mf-', '');
  const others = await readManifests();
  const problem = idProblem(id, Object.values(shellPaths), others);
  if (problem) throw new CliError(`"${id}" ${problem}. Choose another name than ${name}.`);

  const contract = contracts.find(candidate => candidate.resource === resource);
  const obstacle = contract ? obstacleOf(contract) : 'the API has no such resource';
  if (!contract || obstacle) {
    const offered = contracts
      .filter(candidate => !obstacleOf(candidate))
      .map(candidate => candidate.resource);
    throw new CliError(
      `No screen is made for "${resource}": ${obstacle}. A screen is made for: ${offered.join(', ')}.`,
    );
  }

  return { id, title: titleCase(id), contract, order: Math.max(...others.map(({ order }) => order)) + 10 };
}

async function readManifests(): Promise<(HubManifest & { order: number })[]> {
  const files = hubsHere().map(hub => pathToFileURL(join(checkout, hub, 'hub.manifest.ts')).href);
  const modules = await Promise.all(files.map(async file => (await import(file)) as object));
  return modules.flatMap(module => Object.values(module));
}
