import type { Schema as PackedSchema } from '../generated/schema.ts';

/**
 * The schema that `graphql` and `defineScreen` read documents and definitions against, where it is not the one that this
 * package was packed with: `hub types` writes the schema of a club into a hub's own repository, as an addition to this
 * interface.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ClubSchema {}

export type Schema = ClubSchema extends { schema: infer Own } ? Own : PackedSchema;
