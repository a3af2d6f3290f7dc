import { type SignedInUser } from '@gym/hub-kit';
import { CallError, callApi, onSessionExpired, token } from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { followAccess } from './follow-access.ts';
import { userFromWire, type WireUser } from './wire-user.ts';

const expired = 'Session expired. Please login again.';
const loginFailed = 'Login failed. Please try again.';

interface AuthState {
  isAuthenticated: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
}

interface Auth extends AuthState {
  signIn(username: string, password: string): Promise<void>;
  signOut(): void;
  /** Fetches the signed-in user again; a failure keeps what is known. */
  refresh(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth stands outside the AuthProvider');
  return auth;
}

const signedOut = (error: string | null = null): AuthState => ({
  isAuthenticated: false,
  user: null,
  loading: false,
  error,
});
const signedIn = (user: SignedInUser): AuthState => ({
  isAuthenticated: true,
  user,
  loading: false,
  error: null,
});

/** Who is signed in: restored from the stored token, and kept in step with the server and with other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => ({ ...signedOut(), loading: token.read() !== null }));

  const restore = useCallback(async () => {
    try {
      setState(signedIn(await fetchUser()));
    } catch {
      token.remove();
      setState(signedOut(expired));
    }
  }, []);

  const refresh = useCallback(async () => {
    if (!token.read()) return;
    try {
      setState(signedIn(await fetchUser()));
    } catch (error) {
      // A 401 has already ended the session; of anything else the next call on the screen will tell.
      if (!(error instanceof CallError && error.status === 401))
        console.warn('The permissions could not be refreshed', error);
    }
  }, []);

  const signIn = useCallback(async (username: string, password: string) => {
    setState(before => ({ ...before, loading: true, error: null }));
    try {
      const answer = await callApi<{ token: string; user: WireUser }>('/auth/login', { username, password });
      token.store(answer.token);
      setState(signedIn(userFromWire(answer.user)));
    } catch (error) {
      setState(signedOut((error instanceof CallError && error.message) || loginFailed));
    }
  }, []);

  const signOut = useCallback(() => {
    token.remove();
    setState(signedOut());
  }, []);

  useEffect(() => {
    if (token.read()) void restore();
  }, [restore]);

  useEffect(() => onSessionExpired(() => setState(signedOut(expired))), []);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!token.concerns(event)) return;
      if (token.read()) void restore();
      else setState(signedOut());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [restore]);

  const { isAuthenticated } = state;
  useEffect(() => {
    if (!isAuthenticated) return;
    const learn = () => void refresh();
    window.addEventListener('focus', learn);
    const stopFollowing = followAccess(learn);
    return () => {
      window.removeEventListener('focus', learn);
      stopFollowing();
    };
  }, [isAuthenticated, refresh]);

  const auth = useMemo(() => ({ ...state, signIn, signOut, refresh }), [state, signIn, signOut, refresh]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

async function fetchUser(): Promise<SignedInUser> {
  const { user } = await callApi<{ user: WireUser }>('/auth/me');
  return userFromWire(user);
}
