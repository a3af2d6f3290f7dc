import type { SignedInUser } from '@gym/hub-kit/shell';

/** Who has signed in in another tab, with the token of that session. */
export interface OtherUser {
  user: SignedInUser;
  token: string;
}

/** Why the app of a user stays although it can send nothing: a form has unsaved input. */
export type LockReason =
  | { kind: 'expired' }
  /** `asksPassword`: whether the shown user is about to sign in again. */
  | ({ kind: 'other-user'; asksPassword: boolean } & OtherUser);

/** What a tab knows of its session. */
export type SessionState =
  | {
      kind: 'anonymous';
      /** Why nobody is signed in. */
      error: string | null;
      /** The user has signed out: the next sign-in starts at the dashboard. */
      signedOut: boolean;
    }
  /** The stored token or a password is being checked. */
  | { kind: 'checking' }
  /** The token could not be checked, and is checked again. `user`: who was signed in before, and is shown meanwhile. */
  | { kind: 'unreachable'; user: SignedInUser | null }
  | { kind: 'signed-in'; user: SignedInUser }
  | { kind: 'locked'; user: SignedInUser; reason: LockReason };

/** `unsaved` of an event: whether a form has unsaved input. */
export type SessionEvent =
  | { type: 'sign-in-started' }
  | { type: 'sign-in-failed'; error: string }
  /** The server has named the user of the token. */
  | { type: 'signed-in'; user: SignedInUser }
  | ({ type: 'other-user-signed-in' } & OtherUser)
  | { type: 'server-unreachable' }
  /** The server rejects the token. */
  | { type: 'expired'; unsaved: boolean }
  | { type: 'signed-out-elsewhere'; unsaved: boolean }
  | { type: 'signed-out' }
  | { type: 'password-asked'; asks: boolean };

const expired = 'Session expired. Please login again.';

const anonymous = (error: string | null, signedOut = false): SessionState => ({
  kind: 'anonymous',
  error,
  signedOut,
});

export const startOf = (hasToken: boolean): SessionState =>
  hasToken ? { kind: 'checking' } : anonymous(null);

/** The next state; the same object if nothing has changed, so that nothing renders. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const user = userOf(state);
  switch (event.type) {
    case 'sign-in-started':
      return { kind: 'checking' };
    case 'sign-in-failed':
      return anonymous(event.error);
    case 'signed-in':
      return state.kind === 'signed-in' && JSON.stringify(user) === JSON.stringify(event.user)
        ? state
        : { kind: 'signed-in', user: event.user };
    case 'other-user-signed-in': {
      const { user: otherUser, token } = event;
      if (!user) return { kind: 'signed-in', user: otherUser };
      const asksPassword = isPasswordAsked(state);
      return { kind: 'locked', user, reason: { kind: 'other-user', user: otherUser, token, asksPassword } };
    }
    case 'server-unreachable':
      return state.kind === 'locked' || state.kind === 'unreachable' ? state : { kind: 'unreachable', user };
    case 'expired':
      if (state.kind === 'anonymous') return state;
      return lock(state, event.unsaved) ?? anonymous(expired);
    case 'signed-out-elsewhere':
      return lock(state, event.unsaved) ?? anonymous(null, true);
    case 'signed-out':
      return anonymous(null, true);
    case 'password-asked':
      return state.kind === 'locked' && state.reason.kind === 'other-user'
        ? { ...state, reason: { ...state.reason, asksPassword: event.asks } }
        : state;
  }
}

/** The state that keeps the app of a user whose session has ended; undefined if there is nothing to keep. */
function lock(state: SessionState, unsaved: boolean): SessionState | undefined {
  const user = userOf(state);
  return user && unsaved ? { kind: 'locked', user, reason: { kind: 'expired' } } : undefined;
}

/** Whose app is shown. */
export const userOf = (state: SessionState): SignedInUser | null => ('user' in state ? state.user : null);

/** Who has signed in in another tab, while this one keeps unsaved input of its user. */
export const otherUserOf = (state: SessionState): OtherUser | null =>
  state.kind === 'locked' && state.reason.kind === 'other-user' ? state.reason : null;

/** Whether the shown user has to enter the password before the app goes on. */
export const isPasswordAsked = (state: SessionState): boolean =>
  state.kind === 'locked' && (state.reason.kind === 'expired' || state.reason.asksPassword);
