import {
  CallError,
  callApi,
  draftsName,
  hasUnsavedInput,
  leave,
  onSessionExpired,
  rolePreview,
  storage,
  tabSession,
  token,
  whenNothingUnsaved,
  type SignedInUser,
} from '@gym/hub-kit/shell';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  type ReactNode,
} from 'react';
import { nextSession, otherUserOf, startOf, userOf, type SessionState } from './session-state.ts';
import { userFromWire, type WireUser } from './wire-user.ts';

const loginFailed = 'Login failed. Please try again.';
/** Before the next request to a server that did not respond, in milliseconds. */
const RETRY_AFTER = 3_000;

interface Auth {
  state: SessionState;
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
  /** Ends the session here at once, and on the server if it can be reached. */
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

/** Provides the session: restored from the stored token and synchronized with the server and other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextSession, token.read() !== null, startOf);

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
        dispatch({ type: 'other-user-signed-in', user, token: sentToken });
      else if (rolePreview.isOfOther(user.id)) rolePreview.end();
      else {
        tabSession.show(sentToken, user.id);
        dispatch({ type: 'signed-in', user });
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
        // Unless another token was stored meanwhile, which is checked by itself.
        if (token.read() === null) dispatch({ type: 'expired', unsaved: hasUnsavedInput() });
      } else if (isCurrent()) dispatch({ type: 'server-unreachable' });
    }
  }, []);

  const user = userOf(state);
  const otherUser = otherUserOf(state);
  // Once the input is saved or discarded, there is nothing to decide.
  useEffect(() => {
    if (otherUser) return whenNothingUnsaved(() => void restore());
  }, [otherUser, restore]);

  // A user who signs in next is shown at once.
  useEffect(() => {
    if (!user) tabSession.end();
  }, [user]);

  useEffect(() => void restore(), [restore]);

  const isUnreachable = state.kind === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setInterval(() => void restore(), RETRY_AFTER);
    return () => clearInterval(timer);
  }, [isUnreachable, restore]);

  useEffect(
    () =>
      onSessionExpired(() => {
        const unsaved = hasUnsavedInput();
        if (!unsaved) console.log('Session expired. Redirecting to login page...');
        dispatch({ type: 'expired', unsaved });
      }),
    [],
  );

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!token.concerns(event)) return;
      if (token.read()) return void restore();
      const unsaved = hasUnsavedInput();
      if (!unsaved) rolePreview.forget();
      dispatch({ type: 'signed-out-elsewhere', unsaved });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [restore]);

  const auth = useMemo(
    (): Auth => ({
      state,
      async signIn(username, password) {
        dispatch({ type: 'sign-in-started' });
        try {
          dispatch({ type: 'signed-in', user: await logIn(username, password) });
        } catch (error) {
          const reason = error instanceof CallError && error.message;
          dispatch({ type: 'sign-in-failed', error: reason || loginFailed });
        }
      },
      async signInAgain(password) {
        dispatch({ type: 'signed-in', user: await logIn(userOf(state)!.username, password) });
      },
      askPassword: asks => dispatch({ type: 'password-asked', asks }),
      continueAsOther() {
        const otherUser = otherUserOf(state);
        if (!otherUser) return;
        const { user, token } = otherUser;
        leave(() => {
          if (rolePreview.isOfOther(user.id)) return rolePreview.end();
          tabSession.show(token, user.id);
          dispatch({ type: 'signed-in', user });
        });
      },
      signOut() {
        const ended = token.read();
        token.remove();
        const user = userOf(state);
        if (user) storage.remove(draftsName(user.id));
        dispatch({ type: 'signed-out' });
        // Without the server the session ends with its token.
        if (ended) callApi('/auth/logout', {}, ended).catch(() => {});
      },
      refresh: restore,
    }),
    [state, restore],
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
