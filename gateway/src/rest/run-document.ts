import type { Documents } from './documents.ts';
import { RestFailure } from './failure.ts';
import type { RestResource } from './resource.ts';
import type { Call } from './route.ts';

/**
 * Runs a document of a resource. Embedded fields of related records that the caller may not view are empty.
 * @throws RestFailure
 */
export async function runDocument<T>(
  call: Call,
  resource: RestResource,
  document: keyof Documents,
  variables: Record<string, unknown>,
): Promise<T> {
  const { documents, ownDocuments } = resource;
  try {
    return await call.run<T>(documents[document], variables, resource);
  } catch (error) {
    if (!ownDocuments || !isForbidden(error)) throw error;
    return call.run<T>(ownDocuments[document], variables, resource);
  }
}

export const isForbidden = (error: unknown) => error instanceof RestFailure && error.status === 403;
