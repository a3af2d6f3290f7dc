import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import {
  ClubCache,
  freshLink,
  SessionProvider,
  SettingsProvider,
  type Session,
  type Settings,
} from '@gym/hub-kit/shell';
import { useMemo, type ReactNode } from 'react';
import { current } from './controls.ts';
import { memoryLink } from './memory-link.ts';
import { mockLink, type ServerState } from './mock-link.ts';

const session: Session = {
  user: {
    id: '1',
    username: 'ada',
    email: 'ada@example.com',
    fullName: 'Ada Adams',
    role: 'Super User',
    status: 'active',
    lastLogin: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    permissions: {},
  },
  can: permission => !current.denied.includes(permission),
  menuVisible: () => true,
  refresh: async () => undefined,
  replaceToken: async () => undefined,
  previewAs: () => undefined,
  signOut: () => undefined,
};

const settings: Settings = {
  density: 'comfortable',
  pageSize: null,
  motion: 'full',
  theme: 'system',
  language: 'en',
};

/** A session of a user who may do everything that tests do not deny, with a pretended server. */
export function GallerySession({ state, children }: { state: ServerState | 'records'; children: ReactNode }) {
  const client = useMemo(
    () =>
      new ApolloClient({
        cache: new ClubCache(),
        queryDeduplication: false,
        link: ApolloLink.from([
          freshLink(),
          state === 'records' ? memoryLink(current.link) : mockLink(state),
        ]),
        defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
      }),
    [state],
  );
  return (
    <ApolloProvider client={client}>
      <SettingsProvider value={{ settings, change: () => undefined }}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </SettingsProvider>
    </ApolloProvider>
  );
}
