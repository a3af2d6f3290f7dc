/**
 * A mutation of a screen that offers what it does.
 * @throws {Error} when the screen has none: nothing on it leads here
 */
export function offered<Mutation>(mutation: Mutation | undefined, resource: string): Mutation {
  if (!mutation) throw new Error(`The screen of ${resource} does not offer this change`);
  return mutation;
}
