import { ask } from './api.ts';

const TOKEN = 'token';

/** The token that the app keeps after signing in. */
export const token = (): string | null => localStorage.getItem(TOKEN);

/** Signs out here and in every tab of the app, which does the same. */
export const signOut = () => localStorage.removeItem(TOKEN);

/** Calls back when somebody signs in or out in another tab. @returns ends it */
export function onOtherSession(callback: () => void): () => void {
  const follow = (event: StorageEvent) => (event.key === TOKEN || event.key === null) && callback();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

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
