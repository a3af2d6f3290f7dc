import { createContext, useContext } from 'react';
import type { Action, Permission } from './permission.ts';
import type { Role } from './roles.ts';

export type Grants = Record<string, Record<Action | 'menuVisible', boolean>>;

export interface SignedInUser {
  id: string;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  status: string;
  /** Moment, or null before the second sign-in. */
  lastLogin: string | null;
  createdAt: string;
  updatedAt: string;
  permissions: Grants;
}

export interface Session {
  user: SignedInUser;
  can(permission: Permission): boolean;
  menuVisible(resource: string): boolean;
  /** Requests the user and the permissions from the server again. */
  refresh(): Promise<void>;
  /** Stores the token that replaces the current one, after a change of the own password. */
  replaceToken(token: string): Promise<void>;
  /** Loads the app as a role sees it, until the user ends the preview; it saves nothing. Requires permissions:view. */
  previewAs(role: Role): void;
  signOut(): void;
}

/** False without a user, without permissions and for an unknown resource. */
export function holds(user: SignedInUser | null, permission: Permission): boolean {
  const cut = permission.lastIndexOf(':');
  const action = permission.slice(cut + 1) as Action;
  return user?.permissions?.[permission.slice(0, cut)]?.[action] ?? false;
}

/** True only when the flag is exactly true. */
export function seesInMenu(user: SignedInUser | null, resource: string): boolean {
  return user?.permissions?.[resource]?.menuVisible === true;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/**
 * The signed-in user and what they may do. Every screen of a hub has a session.
 * @example
 * const { user, can } = useSession();
 * const mayAdd = can('members:add');
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is outside the session');
  return session;
}
