import {
  CallError,
  callApi,
  hasUnsavedInput,
  leave,
  onSessionExpired,
  rolePreview,
  tabSession,
  token,
  whenNothingUnsaved,
  type SignedInUser,
} from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
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
  /** Who has signed in in another tab while a form of `user` has unsaved input: nothing is sent until they decide. */
  otherUser: { user: SignedInUser; token: string } | null;
  /** The stored token could not be checked, since the server cannot be reached. It is checked again until it can. */
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
  /** Asks the shown user for the password, or with false no longer. */
  askPassword(asks: boolean): void;
  /** Shows the app to the user who has signed in in another tab; asks before unsaved input is lost. */
  continueAsOther(): void;
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
  otherUser: null,
  unreachable: false,
  signedOut: false,
};
const signedIn = (user: SignedInUser): AuthState => ({ ...anonymous, isAuthenticated: true, user });

/** The state with this user; the same object if nothing has changed, so that nothing renders. */
const withUser = (state: AuthState, user: SignedInUser): AuthState => {
  const { isAuthenticated, needsPassword, otherUser, unreachable } = state;
  const isSame = isAuthenticated && !needsPassword && !otherUser && !unreachable;
  return isSame && JSON.stringify(state.user) === JSON.stringify(user) ? state : signedIn(user);
};

/** The state after the session has ended: the app stays while it has unsaved input. */
const withoutSession = (state: AuthState, next: Partial<AuthState>): AuthState =>
  state.user && hasUnsavedInput()
    ? { ...state, needsPassword: true, otherUser: null }
    : { ...anonymous, ...next };

/** Provides the signed-in user: restored from the stored token and synchronized with the server and other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => ({ ...anonymous, loading: token.read() !== null }));

  /** Fetches the user of the stored token. Ignores the response if another token is stored by then. */
  const restore = useCallback(async () => {
    const sentToken = token.read();
    if (!sentToken) return;
    const sentRole = rolePreview.read();
    const isCurrent = () => token.read() === sentToken;
    try {
      const user = await fetchUser(sentToken);
      if (!isCurrent()) return;
      if (tabSession.isOfOther(user.id) && hasUnsavedInput())
        setState(state => ({ ...state, unreachable: false, otherUser: { user, token: sentToken } }));
      else if (rolePreview.isOfOther(user.id)) rolePreview.end();
      else {
        tabSession.show(sentToken, user.id);
        setState(state => withUser(state, user));
      }
    } catch (error) {
      const status = error instanceof CallError && error.ofApi ? error.status : null;
      // The permission to preview a role was taken away, which several requests may learn.
      if (status === 403 && sentRole) {
        whenNothingUnsaved(() => {
          if (rolePreview.read() === sentRole) rolePreview.end();
        });
      } else if (status === 401) {
        if (isCurrent()) token.remove();
        setState(state => (state.loading || !state.user ? { ...anonymous, error: expired } : state));
      } else if (isCurrent()) {
        setState(state => (state.unreachable ? state : { ...state, loading: false, unreachable: true }));
      }
    }
  }, []);

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

  const askPassword = useCallback(
    (asks: boolean) => setState(state => ({ ...state, needsPassword: asks })),
    [],
  );

  const { otherUser } = state;
  const continueAsOther = useCallback(() => {
    if (!otherUser) return;
    const { user, token } = otherUser;
    leave(() => {
      if (rolePreview.isOfOther(user.id)) return rolePreview.end();
      tabSession.show(token, user.id);
      setState(signedIn(user));
    });
  }, [otherUser]);
  // Once the input is saved or discarded, there is nothing to decide.
  useEffect(() => {
    if (otherUser) return whenNothingUnsaved(() => void restore());
  }, [otherUser, restore]);

  const signOut = useCallback(() => {
    token.remove();
    setState({ ...anonymous, signedOut: true });
  }, []);

  // A user who signs in next is shown at once.
  useEffect(() => {
    if (!state.user) tabSession.end();
  }, [state.user]);

  useEffect(() => void restore(), [restore]);

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
      if (token.read()) return void restore();
      if (!hasUnsavedInput()) rolePreview.forget();
      setState(state => withoutSession(state, { signedOut: true }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [restore]);

  const auth = useMemo(
    () => ({ ...state, signIn, signInAgain, askPassword, continueAsOther, signOut, refresh: restore }),
    [state, signIn, signInAgain, askPassword, continueAsOther, signOut, restore],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

async function logIn(username: string, password: string): Promise<SignedInUser> {
  const credentials = { username, password };
  const response = await callApi<{ token: string; user: WireUser }>('/auth/login', credentials, null);
  const user = userFromWire(response.user);
  if (rolePreview.isOfOther(user.id)) rolePreview.forget();
  // Before it is stored: other requests of this tab may send it at once.
  tabSession.show(response.token, user.id);
  token.store(response.token);
  return user;
}

async function fetchUser(bearer: string | null): Promise<SignedInUser> {
  const { user } = await callApi<{ user: WireUser }>('/auth/me', undefined, bearer);
  return userFromWire(user);
}
