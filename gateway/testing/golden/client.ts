import { expect } from 'vitest';
import { documentOf } from './document.ts';
import { failure } from './failure.ts';

export { failure };

export interface Reply {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- what comes over the wire is what the tests look into
  body: any;
}

export interface Client {
  token: string | undefined;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

/** A REST client that validates every response against the OpenAPI document. */
export async function restClient(url: string, token?: string): Promise<Client> {
  const document = await documentOf(url);
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
    document.checkResponse(method, path, reply);
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

/** A failure whose text is that of its only field. */
export const fieldFailure = (field: string, message: string) => failure(message, { [field]: message });
