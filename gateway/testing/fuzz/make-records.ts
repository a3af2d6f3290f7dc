import type { ResourceContract } from '@gym/graphql-api';
import { contracts } from '../../src/contracts.ts';
import { executeGraphql, type TestApp } from '../test-app.ts';
import { Choices } from './choices.ts';
import { allowedValue, type StoredIds } from './record-values.ts';

/** Attempts to create the records of one resource, since some values do not meet its rules. */
const MOST_ATTEMPTS = 80;

/**
 * Creates records of the resources, in the same way in every run: with values that the contracts allow, and with
 * references to records of each other or of `ids`.
 * @param count how many of each resource, of which half may fail for the rules of the resource
 */
export async function makeRecords(
  app: Pick<TestApp, 'url'>,
  resources: readonly ResourceContract[],
  count: number,
  ids = new Map<string, readonly string[]>(),
): Promise<void> {
  // The server itself makes the records of the others.
  let waiting = resources.filter(({ operations }) => operations.includes('create'));
  const random = numbers(1);
  while (waiting.length > 0) {
    const possible = waiting.filter(({ fields }) =>
      fields.every(({ required, ref, writable }) => !writable || !required || !ref || ids.has(ref)),
    );
    if (possible.length === 0) throw new Error('Resources require each other');
    for (const resource of possible)
      ids.set(resource.path, await makeRecordsOf(app, resource, count, ids, random));
    waiting = waiting.filter(resource => !possible.includes(resource));
  }
}

/** Creates records of the resources without any, such as one that was added and is not part of the demo data. */
export async function addMissingRecords(app: Pick<TestApp, 'url'>): Promise<void> {
  const ids = new Map<string, readonly string[]>();
  for (const { path, plural } of contracts) {
    const data = await executeGraphql(app, `{ ${plural}(page: { limit: 5 }) { items { id } } }`);
    const items = data[plural]!['items'] as { id: string }[];
    if (items.length > 0)
      ids.set(
        path,
        items.map(({ id }) => id),
      );
  }
  const missing = contracts.filter(({ path }) => !ids.has(path));
  await makeRecords(app, missing, 5, ids);
}

async function makeRecordsOf(
  app: Pick<TestApp, 'url'>,
  resource: ResourceContract,
  count: number,
  ids: StoredIds,
  random: () => number,
): Promise<string[]> {
  const made: string[] = [];
  let reason: unknown;
  for (let attempt = 0; made.length < count && attempt < MOST_ATTEMPTS; attempt++) {
    const choices = new Choices(Array.from({ length: 200 }, random));
    const input = inputFor(resource, choices, ids);
    try {
      const { record } = await executeGraphql(
        app,
        `mutation ($input: ${resource.type}Input!) { record: create${resource.type}(input: $input) { id } }`,
        { input },
      );
      made.push(String(record!['id']));
    } catch (error) {
      reason = error;
    }
  }
  if (made.length < count / 2)
    throw new Error(`Only ${made.length} of ${resource.type} could be created`, { cause: reason });
  return made;
}

/** The fields of a record to create, by their names in GraphQL. Optional ones are there in every second case. */
function inputFor(resource: ResourceContract, choices: Choices, ids: StoredIds): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of resource.fields) {
    if (!field.writable || (field.required === undefined && !choices.oneIn(2))) continue;
    const value = allowedValue(field, choices, ids);
    if (value !== undefined) input[field.name] = value;
  }
  return input;
}

/** Numbers by chance, the same ones for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 1;
  };
}
