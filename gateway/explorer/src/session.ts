import { execute } from './api.ts';
import { admit, token } from './token.ts';

export interface Person {
  id: string;
  fullName: string;
  role: string;
  /** Whether the user may delete the saved queries of others. */
  mayDelete: boolean;
}

export type Admission =
  | { state: 'open'; person: Person }
  | { state: 'signed-out' }
  | { state: 'not-permitted'; person: Person }
  | { state: 'unreachable' };

type Me = Omit<Person, 'mayDelete'> & {
  permissions: { resource: string; view: boolean; delete: boolean }[];
};

/** Whether the user may use the explorer. The server checks the same permission for every query. */
export async function admission(): Promise<Admission> {
  const bearer = token();
  if (!bearer) return { state: 'signed-out' };
  const { data, errors } = await execute(
    { query: '{ me { id fullName role permissions { resource view delete } } }' },
    { identifies: true },
  );
  if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
    return { state: 'signed-out' };
  // A proxy between may return JSON of its own.
  if (errors || data?.['me'] === undefined) return { state: 'unreachable' };
  const me = data['me'] as Me | null;
  if (!me) return { state: 'signed-out' };
  admit(bearer, me.id);
  const granted = me.permissions.find(({ resource }) => resource === 'analytics');
  const person = { ...me, mayDelete: granted?.delete ?? false };
  return { state: granted?.view ? 'open' : 'not-permitted', person };
}
