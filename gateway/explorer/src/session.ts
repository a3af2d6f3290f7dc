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
}

export type Admission =
  | { state: 'open'; person: Person }
  | { state: 'signed-out' }
  | { state: 'not-permitted'; person: Person }
  | { state: 'unreachable' };

type Me = Person & { permissions: { resource: string; view: boolean }[] };

/** Whether the explorer may be used: the server asks the same of every query. */
export async function admission(): Promise<Admission> {
  if (!token()) return { state: 'signed-out' };
  const { data, errors } = await ask({
    query: '{ me { id fullName role permissions { resource view } } }',
  });
  const isSignedOut = errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (errors && !isSignedOut) return { state: 'unreachable' };
  const person = data?.['me'] as Me | null | undefined;
  if (!person) return { state: 'signed-out' };
  const permitted = person.permissions.some(({ resource, view }) => resource === 'analytics' && view);
  return { state: permitted ? 'open' : 'not-permitted', person };
}
