const TOKEN = 'token';

/** The token that the app keeps after signing in. */
export const token = (): string | null => localStorage.getItem(TOKEN);

export interface Person {
  fullName: string;
  role: string;
}

export type Admission =
  | { state: 'open'; person: Person }
  | { state: 'signed-out' }
  | { state: 'not-permitted'; person: Person }
  | { state: 'unreachable' };

interface Me {
  data?: { me: (Person & { permissions: { resource: string; view: boolean }[] }) | null };
}

/** Whether the explorer may be used: the server asks the same of every query. */
export async function admission(): Promise<Admission> {
  const bearer = token();
  if (!bearer) return { state: 'signed-out' };
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: '{ me { fullName role permissions { resource view } } }' }),
    });
    if (response.status >= 500) return { state: 'unreachable' };
    const person = ((await response.json()) as Me).data?.me;
    if (!person) return { state: 'signed-out' };
    const permitted = person.permissions.some(({ resource, view }) => resource === 'analytics' && view);
    return { state: permitted ? 'open' : 'not-permitted', person };
  } catch {
    return { state: 'unreachable' };
  }
}
