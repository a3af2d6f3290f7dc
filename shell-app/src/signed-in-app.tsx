import { ApolloProvider } from '@apollo/client/react';
import { type Session, type SignedInUser } from '@gym/hub-kit';
import { holds, seesInMenu, SessionProvider, SettingsProvider, token, Toasts } from '@gym/hub-kit/shell';
import { useEffect, useMemo } from 'react';
import { Frame } from './frame/frame.tsx';
import { createGraphqlClient } from './session/graphql-client.ts';
import { useAuth } from './session/auth.tsx';

// One person's rows never show to the next: another user is another client.
export default function SignedInApp({ user }: { user: SignedInUser }) {
  return <AppOf key={user.id} user={user} />;
}

/** All that stands behind the login: what the shell hands down to every screen, and the frame around them. */
function AppOf({ user }: { user: SignedInUser }) {
  const { refresh, signOut } = useAuth();
  const client = useMemo(() => createGraphqlClient(() => void refresh()), [refresh]);
  useEffect(() => () => client.stop(), [client]);

  const session = useMemo<Session>(
    () => ({
      user,
      can: permission => holds(user, permission),
      menuVisible: resource => seesInMenu(user, resource),
      refresh,
      replaceToken(next) {
        token.store(next);
        return refresh();
      },
      signOut,
    }),
    [user, refresh, signOut],
  );

  return (
    <ApolloProvider client={client}>
      <SettingsProvider userId={user.id}>
        <SessionProvider value={session}>
          <Frame />
          <Toasts />
        </SessionProvider>
      </SettingsProvider>
    </ApolloProvider>
  );
}
