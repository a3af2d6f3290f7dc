import { operation } from '../documents.ts';
import { objectSchema, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import type { RestRoute } from '../route.ts';
import { textFields } from './body.ts';

interface Grant {
  resource: string;
  view: boolean;
  add: boolean;
  edit: boolean;
  delete: boolean;
  menuVisible: boolean;
}

interface SignedInUser {
  id: string;
  username: string;
  email: string;
  fullName: string;
  role: string;
  status: string;
  lastLogin: string | null;
  createdAt: string;
  updatedAt: string;
  permissions: Grant[];
}

const USER =
  'id username email fullName role status lastLogin createdAt updatedAt' +
  ' permissions { resource view add edit delete menuVisible }';

const LOGIN = operation(
  'mutation',
  'RestLogin',
  '$username: String!, $password: String!',
  `login(username: $username, password: $password) { token user { ${USER} } }`,
);
const ME = operation('query', 'RestMe', '', `me { ${USER} }`);

const LOGOUT = operation('mutation', 'RestLogout', '', 'logout');

const userOnWire = (user: SignedInUser) => ({
  id: Number(user.id),
  username: user.username,
  email: user.email,
  full_name: user.fullName,
  role: user.role,
  status: user.status,
  last_login: user.lastLogin,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  permissions: Object.fromEntries(user.permissions.map(({ resource, ...flags }) => [resource, flags])),
});

const flag: Schema = { type: 'boolean' };
const dateTime: Schema = { type: 'string', format: 'date-time' };

export const sessionSchemas: Record<string, Schema> = {
  SignedInUser: objectSchema({
    id: { type: 'integer' },
    username: textSchema,
    email: textSchema,
    full_name: textSchema,
    role: textSchema,
    status: textSchema,
    last_login: { ...dateTime, type: ['string', 'null'] },
    created_at: dateTime,
    updated_at: dateTime,
    permissions: {
      type: 'object',
      description: 'What the role may do, by resource',
      additionalProperties: objectSchema({
        view: flag,
        add: flag,
        edit: flag,
        delete: flag,
        menuVisible: flag,
      }),
    },
  }),
};

export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    tag: 'auth',
    name: 'login',
    summary: 'Sign in',
    open: true,
    body: objectSchema({ username: textSchema, password: { type: 'string', format: 'password' } }),
    response: {
      status: 200,
      description: 'The token to send as `Authorization: Bearer`, and who it speaks for',
      schema: objectSchema({ token: textSchema, user: ref('SignedInUser') }),
    },
    failures: [401, 413, 415, 429],
    operations: [LOGIN],
    handle: async call => {
      const variables = textFields(call.body(), {
        username: 'Username is required',
        password: 'Password is required',
      });
      const { login } = await call.run<{ login: { token: string; user: SignedInUser } }>(LOGIN, variables);
      return { body: { token: login.token, user: userOnWire(login.user) } };
    },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    tag: 'auth',
    name: 'logout',
    summary: 'Sign out: ends the session of the token; may be repeated',
    response: {
      status: 200,
      description: 'The session has ended, by this request or before',
      schema: objectSchema({ message: textSchema }),
    },
    operations: [LOGOUT],
    handle: async call => {
      await call.run(LOGOUT);
      return { body: { message: 'Signed out' } };
    },
  },
  {
    method: 'GET',
    path: '/auth/me',
    tag: 'auth',
    name: 'me',
    summary: 'Who is signed in, and what they may do',
    response: { status: 200, description: 'The user', schema: objectSchema({ user: ref('SignedInUser') }) },
    operations: [ME],
    handle: async call => ({ body: { user: userOnWire((await call.run<{ me: SignedInUser }>(ME)).me) } }),
  },
];
