import { ApolloProvider } from '@apollo/client/react';
import {
  holds,
  lazyPart,
  leave,
  rolePreview,
  seesInMenu,
  SessionProvider,
  SettingsProvider,
  SlotProvider,
  storage,
  token,
  Toasts,
  TokenListProvider,
  useHeldWhileUnsaved,
  useUnsavedInput,
  type Session,
  type SignedInUser,
} from '@gym/hub-kit/shell';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Frame } from './frame/frame.tsx';
import { announceHubs } from './hubs/hub-announcements.ts';
import { recentRecordsName } from './search/recent-records-name.ts';
import { TokenList } from './profile/tokens/token-list.tsx';
import { followAccess } from './session/follow-access.ts';
import { createGraphqlClient } from './session/graphql-client.ts';
import { useAuth } from './session/auth.tsx';
import { isPasswordAsked } from './session/session-state.ts';
import { useSavedSettings } from './settings/use-saved-settings.ts';

const SlotOffers = lazyPart(() => import(/* webpackChunkName: "record" */ './hubs/slots.tsx'));
const SignInAgain = lazyPart(() => import(/* webpackChunkName: "session" */ './session/sign-in-again.tsx'));

/**
 * Everything behind the login: the providers of the shell and the frame around the screens. Rendered with the user as
 * its key, so that rows and settings of one user are never shown to the next.
 */
export default function SignedInApp({ user: current }: { user: SignedInUser }) {
  const { state, refresh, signOut } = useAuth();
  const needsPassword = isPasswordAsked(state);
  const [client] = useState(() => createGraphqlClient(current.id, () => void refresh()));
  // A permission that is lost closes no form; the server rejects what it no longer permits.
  const user = useHeldWhileUnsaved(current);

  useEffect(() => {
    const learn = () => void refresh();
    window.addEventListener('focus', learn);
    const stopFollowing = needsPassword ? undefined : followAccess({ onAccess: learn, onHubs: announceHubs });
    return () => {
      window.removeEventListener('focus', learn);
      stopFollowing?.();
    };
  }, [needsPassword, refresh]);

  const unsaved = useUnsavedInput();
  useEffect(() => {
    // When it is needed, its file may be out of reach, and the form must not be lost.
    if (unsaved) SignInAgain.preload();
  }, [unsaved]);

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
      previewAs: role => leave(() => rolePreview.start(role)),
      signOut: () =>
        leave(() => {
          storage.remove(recentRecordsName(user.id));
          signOut();
        }),
    }),
    [user, refresh, signOut],
  );

  return (
    <ApolloProvider client={client}>
      <SettingsProvider value={settings}>
        <SessionProvider value={session}>
          <SlotProvider value={SlotOffers}>
            <TokenListProvider value={TokenList}>
              <Frame />
            </TokenListProvider>
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
