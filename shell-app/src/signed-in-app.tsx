import { ApolloProvider } from '@apollo/client/react';
import {
  holds,
  navigateWhenAllowed,
  seesInMenu,
  SessionProvider,
  SettingsProvider,
  SlotProvider,
  token,
  Toasts,
  type Session,
  type SignedInUser,
} from '@gym/hub-kit/shell';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Frame } from './frame/frame.tsx';
import { SlotPanels } from './hubs/slots.tsx';
import { createGraphqlClient } from './session/graphql-client.ts';
import { useAuth } from './session/auth.tsx';
import { useSavedSettings } from './settings/use-saved-settings.ts';

const SignInAgain = lazy(() => import('./session/sign-in-again.tsx'));

/**
 * Everything behind the login: the providers of the shell and the frame around the screens. Rendered with the user as
 * its key, so that rows and settings of one user are never shown to the next.
 */
export default function SignedInApp({ user }: { user: SignedInUser }) {
  const { needsPassword, refresh, signOut } = useAuth();
  const [client] = useState(() => createGraphqlClient(() => void refresh()));

  const settings = useSavedSettings(user.id, client);

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
      signOut: () => navigateWhenAllowed(signOut),
    }),
    [user, refresh, signOut],
  );

  return (
    <ApolloProvider client={client}>
      <SettingsProvider value={settings}>
        <SessionProvider value={session}>
          <SlotProvider value={SlotPanels}>
            <Frame />
          </SlotProvider>
          {needsPassword && (
            <Suspense>
              <SignInAgain />
            </Suspense>
          )}
          <Toasts />
        </SessionProvider>
      </SettingsProvider>
    </ApolloProvider>
  );
}
