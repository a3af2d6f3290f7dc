import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

interface Operation {
  responses: Record<string, unknown>;
  requestBody?: object;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** The OpenAPI document of a running server, and how requests and answers are held against it. */
export interface Document {
  /** What it documents: `PUT /members/{id}`. */
  calls: string[];
  /** The call that a request is one of. */
  callOf(method: string, path: string): string | undefined;
  checkRequest(method: string, path: string, body: unknown): void;
  checkResponse(method: string, path: string, response: { status: number; body: unknown }): void;
}

const documents = new Map<string, Promise<Document>>();
/** By their text, since servers of several test files have the same, whose schemas take long to compile. */
const parsed = new Map<string, Document>();

export function documentOf(url: string): Promise<Document> {
  let made = documents.get(url);
  if (!made) documents.set(url, (made = load(url)));
  return made;
}

async function load(url: string): Promise<Document> {
  const text = await (await fetch(`${url}/api/openapi.json`)).text();
  let document = parsed.get(text);
  if (!document) parsed.set(text, (document = parseDocument(text)));
  return document;
}

function parseDocument(text: string): Document {
  const document = JSON.parse(text) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  // The most literal path fits best: /users/permissions before /users/{id}.
  const templates = Object.keys(document.paths)
    .sort((a, b) => braces(a) - braces(b))
    .map(template => ({ template, pattern: pattern(template) }));

  const find = (method: string, path: string) => {
    const plain = path.split('?')[0]!;
    const template = templates.find(candidate => candidate.pattern.test(plain))?.template;
    const operation = template && document.paths[template]?.[method.toLowerCase()];
    return operation ? { template, operation } : undefined;
  };
  // Compiled once, at the first use.
  const schemaAt = (...pointer: string[]) =>
    ajv.getSchema(
      `openapi#/${[...pointer, 'content', 'application/json', 'schema'].map(escaped).join('/')}`,
    )!;
  const expectValid = (validate: ValidateFunction, value: unknown, what: string) => {
    if (validate(value)) return;
    expect(validate.errors, `${what}: ${JSON.stringify(value).slice(0, 500)}`).toEqual([]);
  };

  return {
    calls: Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
    ),
    callOf(method, path) {
      const found = find(method, path);
      return found && `${method} ${found.template}`;
    },
    checkRequest(method, path, body) {
      const { template } = find(method, path)!;
      const validate = schemaAt('paths', template, method.toLowerCase(), 'requestBody');
      expectValid(validate, body, `the body of ${method} ${path}`);
    },
    checkResponse(method, path, { status, body }) {
      const found = find(method, path);
      if (!found) {
        expect([404, 405], `${method} ${path} is not documented`).toContain(status);
        return;
      }
      const { template, operation } = found;
      expect(Object.keys(operation.responses), `${method} ${template} does not document ${status}`).toContain(
        String(status),
      );
      const validate = schemaAt('paths', template, method.toLowerCase(), 'responses', String(status));
      expectValid(validate, body, `${method} ${path} ${status}`);
    },
  };
}

const braces = (template: string) => template.split('{').length;
const pattern = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
