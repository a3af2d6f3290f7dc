import { ask } from './api.ts';
import { token } from './token.ts';

export interface Person {
  id: string;
  fullName: string;
  role: string;
  /** Whether also what others saved may be deleted. */
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

/** Whether the explorer may be used: the server asks the same of every query. */
export async function admission(): Promise<Admission> {
  if (!token()) return { state: 'signed-out' };
  const { data, errors } = await ask({
    query: '{ me { id fullName role permissions { resource view delete } } }',
  });
  const isSignedOut = errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (errors && !isSignedOut) return { state: 'unreachable' };
  const me = data?.['me'] as Me | null | undefined;
  if (!me) return { state: 'signed-out' };
  const granted = me.permissions.find(({ resource }) => resource === 'analytics');
  const person = { ...me, mayDelete: granted?.delete ?? false };
  return { state: granted?.view ? 'open' : 'not-permitted', person };
}
