import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../src/rest/schema.ts';

export type { Schema };

interface Content {
  'application/json': { schema: Schema };
}

export interface RestOperation {
  operationId: string;
  tags: string[];
  /** Empty for an operation that needs no token. */
  security?: [];
  parameters?: { name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Openapi {
  paths: Record<string, Record<string, RestOperation>>;
  components: { schemas: Record<string, Schema> };
}

export const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The operations of the document, and what its schemas say of values. */
export class OpenapiContract {
  readonly operations: readonly { path: string; method: string; operation: RestOperation }[];
  readonly #document: Openapi;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #compiled = new Map<Schema, ValidateFunction>();

  constructor(document: Openapi) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'openapi');
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  }

  /** What is wrong with a value, or nothing. */
  problem(schema: Schema, value: unknown): string | undefined {
    let validate = this.#compiled.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(absolute(schema) as Schema);
      this.#compiled.set(schema, validate);
    }
    return validate(value) ? undefined : this.#ajv.errorsText(validate.errors).slice(0, 500);
  }

  /** The schema itself, where it is a reference to a named one. */
  resolve(schema: Schema): Schema {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const found = this.#document.components.schemas[reference.split('/').at(-1)!];
    if (!found) throw new Error(`The document has no ${reference}`);
    return this.resolve(found);
  }

  /** The properties of an object schema. */
  properties(schema: Schema): Record<string, Schema> {
    return (this.resolve(schema)['properties'] ?? {}) as Record<string, Schema>;
  }
}

/** The schema with its references into the document. */
function absolute(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(absolute);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) =>
      name === '$ref' ? [name, `openapi${String(value)}`] : [name, absolute(value)],
    ),
  );
}
