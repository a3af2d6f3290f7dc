/** A question of the club's staff as a saved query. */
export interface ExampleQuery {
  /** At most 120 characters. */
  name: string;
  /** What the result is used for, or how to read it. */
  description: string;
  /** One GraphQL document with one root field, so that its result is a table too. */
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}
