import type { AllRows } from '@gym/graphql-api';
import type { Documents } from './documents.ts';
import { RestFailure } from './failure.ts';
import type { RestResource } from './resource.ts';
import type { Call } from './route.ts';

/**
 * Runs a document of a resource. Embedded fields of related records that the caller may not view are empty.
 * @throws RestFailure
 */
export function runDocument<T>(
  call: Call,
  resource: RestResource,
  document: keyof Documents,
  variables: Record<string, unknown>,
): Promise<T> {
  return withOwnDocuments(resource, documents => call.run<T>(documents[document], variables, resource));
}

/**
 * Reads all rows of a list from one snapshot, with what `runDocument` says of embedded fields.
 * @throws RestFailure
 */
export function runForAllRows(
  call: Call,
  resource: RestResource,
  variables: Record<string, unknown>,
): Promise<AllRows> {
  return withOwnDocuments(resource, ({ list }) => call.allRows(list, variables, resource));
}

async function withOwnDocuments<T>(
  { documents, ownDocuments }: RestResource,
  run: (documents: Documents) => Promise<T>,
): Promise<T> {
  try {
    return await run(documents);
  } catch (error) {
    if (!ownDocuments || !isForbidden(error)) throw error;
    return run(ownDocuments);
  }
}

export const isForbidden = (error: unknown) => error instanceof RestFailure && error.status === 403;
