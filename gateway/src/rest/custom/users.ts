import { operation, readPaths, selectionOf } from '../documents.ts';
import { objectSchema, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';
import { textFields } from './body.ts';

const CHANGE_PASSWORD = operation(
  'mutation',
  'RestChangePassword',
  '$id: ID!, $input: PasswordInput!',
  'changed: changePassword(userId: $id, input: $input) { message token }',
);
const END_SESSIONS = operation('mutation', 'RestEndSessions', '$id: ID!', 'endSessions(userId: $id)');
const password: Schema = { type: 'string', format: 'password' };

/** What is done with a user beyond the fields of the record. */
export function userRoutes(users: RestResource): RestRoute[] {
  const setStatus = operation(
    'mutation',
    'RestSetUserStatus',
    '$id: ID!, $status: String!',
    `record: setUserStatus(id: $id, status: $status) { ${selectionOf(readPaths(users.fields))} }`,
  );
  return [
    {
      method: 'PUT',
      path: '/users/{id}/status',
      tag: 'users',
      name: 'setUserStatus',
      summary: 'Activate or deactivate a user',
      body: objectSchema({ status: { type: 'string', enum: ['active', 'inactive'] } }),
      response: { status: 200, description: 'The user as saved', schema: ref(users.type) },
      failures: [404, 409, 413, 415],
      operations: [setStatus],
      handle: async call => {
        const id = recordId(users, call);
        const { status } = textFields(call.body(), { status: 'Status is required' });
        const { record } = await call.run<{ record: Record<string, unknown> }>(
          setStatus,
          { id, status },
          users,
        );
        return { body: toWire(users, record, call) };
      },
    },
    {
      method: 'PUT',
      path: '/users/{id}/password',
      tag: 'users',
      name: 'changePassword',
      summary: "Change a user's password; the current password is that of the person who is signed in",
      body: objectSchema({ currentPassword: password, newPassword: password, confirmPassword: password }),
      response: {
        status: 200,
        description: 'Changed; who changed their own goes on with the new token',
        schema: objectSchema({ message: textSchema, token: textSchema }, ['message']),
      },
      failures: [404, 413, 415, 429],
      operations: [CHANGE_PASSWORD],
      handle: async call => {
        const id = recordId(users, call);
        const input = textFields(call.body(), {
          currentPassword: 'Current password is required',
          newPassword: 'New password is required',
          confirmPassword: 'Confirm password is required',
        });
        const { changed } = await call.run<{ changed: { message: string; token: string | null } }>(
          CHANGE_PASSWORD,
          { id, input },
        );
        return { body: { message: changed.message, ...(changed.token && { token: changed.token }) } };
      },
    },
    {
      method: 'POST',
      path: '/users/{id}/end-sessions',
      tag: 'users',
      name: 'endSessions',
      summary: 'End all sessions and personal tokens of a user, the own session included',
      response: {
        status: 200,
        description: 'They have ended',
        schema: objectSchema({ message: textSchema }),
      },
      failures: [404],
      operations: [END_SESSIONS],
      handle: async call => {
        await call.run(END_SESSIONS, { id: recordId(users, call) });
        return { body: { message: 'The sessions have ended' } };
      },
    },
  ];
}
