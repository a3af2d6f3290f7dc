import {
  CallError,
  callApi,
  hasUnsavedInput,
  onSessionExpired,
  rolePreview,
  token,
  type SignedInUser,
} from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { announceHubs } from '../hubs/hub-announcements.ts';
import { followAccess } from './follow-access.ts';
import { userFromWire, type WireUser } from './wire-user.ts';

const expired = 'Session expired. Please login again.';
const loginFailed = 'Login failed. Please try again.';
/** Before the next request to a server that did not respond, in milliseconds. */
const RETRY_AFTER = 3_000;

interface AuthState {
  isAuthenticated: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
  /** The session of `user` has ended while a form has unsaved input: the app stays until they sign in again. */
  needsPassword: boolean;
  /** The stored token could not be checked, since the server did not respond. */
  unreachable: boolean;
  /** The user has signed out: the next sign-in starts at the dashboard. */
  signedOut: boolean;
}

interface Auth extends AuthState {
  signIn(username: string, password: string): Promise<void>;
  /**
   * Signs the same user in again without leaving the app.
   * @throws CallError with the message of the server
   */
  signInAgain(password: string): Promise<void>;
  signOut(): void;
  /** Fetches the signed-in user again; a failure keeps what is known. */
  refresh(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth is outside the AuthProvider');
  return auth;
}

const anonymous: AuthState = {
  isAuthenticated: false,
  user: null,
  loading: false,
  error: null,
  needsPassword: false,
  unreachable: false,
  signedOut: false,
};
const signedIn = (user: SignedInUser): AuthState => ({ ...anonymous, isAuthenticated: true, user });

/** The state with this user; the same object if nothing has changed, so that nothing renders. */
const withUser = (state: AuthState, user: SignedInUser): AuthState =>
  state.isAuthenticated && !state.needsPassword && JSON.stringify(state.user) === JSON.stringify(user)
    ? state
    : signedIn(user);

/** The state after the session has ended: the app stays while it has unsaved input. */
const withoutSession = (state: AuthState, next: Partial<AuthState>): AuthState =>
  state.user && hasUnsavedInput() ? { ...state, needsPassword: true } : { ...anonymous, ...next };

/** Provides the signed-in user: restored from the stored token and synchronized with the server and other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => ({ ...anonymous, loading: token.read() !== null }));

  /** Fetches the user of the stored token. Ignores the response if another token is stored by then. */
  const restore = useCallback(async () => {
    const sentToken = token.read();
    const sentRole = rolePreview.read();
    const isCurrent = () => token.read() === sentToken;
    try {
      const user = await fetchUser();
      if (isCurrent()) setState(state => withUser(state, user));
    } catch (error) {
      // The permission to preview a role was taken away, which several requests may learn.
      if (isForbidden(error) && sentRole) {
        if (rolePreview.read() === sentRole) rolePreview.end();
      } else if (isRejected(error)) {
        if (isCurrent()) token.remove();
        setState(state => (state.loading || state.unreachable ? { ...anonymous, error: expired } : state));
      } else if (isCurrent()) {
        // Of a session that runs, the next request on the screen reports the failure.
        setState(state => (state.user ? state : { ...anonymous, unreachable: true }));
      }
    }
  }, []);

  const refresh = useCallback(async () => {
    if (token.read()) await restore();
  }, [restore]);

  const signIn = useCallback(async (username: string, password: string) => {
    setState(before => ({ ...before, loading: true, error: null }));
    try {
      setState(signedIn(await logIn(username, password)));
    } catch (error) {
      setState({ ...anonymous, error: (error instanceof CallError && error.message) || loginFailed });
    }
  }, []);

  const { user } = state;
  const signInAgain = useCallback(
    async (password: string) => setState(signedIn(await logIn(user!.username, password))),
    [user],
  );

  const signOut = useCallback(() => {
    token.remove();
    setState({ ...anonymous, signedOut: true });
  }, []);

  useEffect(() => {
    if (token.read()) void restore();
  }, [restore]);

  const { unreachable } = state;
  useEffect(() => {
    if (!unreachable) return;
    const timer = setInterval(() => void restore(), RETRY_AFTER);
    return () => clearInterval(timer);
  }, [unreachable, restore]);

  useEffect(
    () =>
      onSessionExpired(() => {
        if (!hasUnsavedInput()) console.log('Session expired. Redirecting to login page...');
        setState(state => withoutSession(state, { error: expired }));
      }),
    [],
  );

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!token.concerns(event)) return;
      if (token.read()) void restore();
      else setState(state => withoutSession(state, { signedOut: true }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [restore]);

  const isFollowing = state.isAuthenticated && !state.needsPassword;
  useEffect(() => {
    if (!isFollowing) return;
    const learn = () => void refresh();
    window.addEventListener('focus', learn);
    const stopFollowing = followAccess({ onAccess: learn, onHubs: announceHubs });
    return () => {
      window.removeEventListener('focus', learn);
      stopFollowing();
    };
  }, [isFollowing, refresh]);

  const auth = useMemo(
    () => ({ ...state, signIn, signInAgain, signOut, refresh }),
    [state, signIn, signInAgain, signOut, refresh],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Whether the server rejected the token, and not merely failed to respond. */
const isRejected = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

const isForbidden = (error: unknown) => error instanceof CallError && error.status === 403;

async function logIn(username: string, password: string): Promise<SignedInUser> {
  const response = await callApi<{ token: string; user: WireUser }>('/auth/login', { username, password });
  token.store(response.token);
  return userFromWire(response.user);
}

async function fetchUser(): Promise<SignedInUser> {
  const { user } = await callApi<{ user: WireUser }>('/auth/me');
  return userFromWire(user);
}
