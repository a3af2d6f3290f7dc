/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = { readonly [keyword: string]: unknown };

/** A parameter of a route, as OpenAPI describes it. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description: string;
  required?: true;
  schema: Schema;
}
