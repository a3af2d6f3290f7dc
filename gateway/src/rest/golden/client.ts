import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

export interface Reply {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- what comes over the wire is what the tests look into
  body: any;
}

export interface Client {
  token: string | undefined;
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

type Check = (method: string, path: string, reply: Reply) => void;

/** A REST client whose every answer is held against the OpenAPI document. */
export async function restClient(url: string, token?: string): Promise<Client> {
  const check = await documentCheck(url);
  const send = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const reply = { status: response.status, headers: response.headers, body: await response.json() };
    check(method, path, reply);
    return reply;
  };
  return {
    token,
    get: path => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: path => send('DELETE', path),
  };
}

/** A client for one of the demo logins. */
export async function signedIn(url: string, username: string, password = `${username}123`): Promise<Client> {
  const { status, body } = await (await restClient(url)).post('/auth/login', { username, password });
  expect({ status, body }).toMatchObject({ status: 200 });
  return restClient(url, body.token);
}

/** The one form of every failure. */
export const failure = (message: string, fields: Record<string, string> = {}) => ({
  error: message,
  message,
  errors: Object.keys(fields).length > 0 ? Object.values(fields) : [message],
  fields,
});

/** A failure whose text is that of its only field. */
export const fieldFailure = (field: string, message: string) => failure(message, { [field]: message });

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const checks = new Map<string, Promise<Check>>();

function documentCheck(url: string): Promise<Check> {
  let made = checks.get(url);
  if (!made) checks.set(url, (made = makeCheck(url)));
  return made;
}

async function makeCheck(url: string): Promise<Check> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  // The most literal path fits best: /users/permissions before /users/{id}.
  const templates = Object.keys(document.paths).sort((a, b) => braces(a) - braces(b));

  return (method, path, { status, body }) => {
    const plain = path.split('?')[0]!;
    const template = templates.find(candidate => pattern(candidate).test(plain));
    const operation = template && document.paths[template]?.[method.toLowerCase()];
    if (!operation) return expect([404, 405], `${method} ${path} is not documented`).toContain(status);
    expect(Object.keys(operation.responses), `${method} ${template} does not document ${status}`).toContain(
      String(status),
    );
    const pointer = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    const validate = ajv.compile({ $ref: `openapi#/${pointer.map(escaped).join('/')}` });
    expect(
      validate(body) ? [] : validate.errors,
      `${method} ${path} ${status}: ${JSON.stringify(body).slice(0, 500)}`,
    ).toEqual([]);
  };
}

const braces = (template: string) => template.split('{').length;
const pattern = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
