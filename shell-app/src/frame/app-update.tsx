import {
  hasUnsavedInput,
  lazyPart,
  NoticeProvider,
  oneOf,
  tabStorage,
  useUnsavedInput,
} from '@gym/hub-kit/shell';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHubs } from '../hubs/hub-registry.tsx';
import { onHubsAnnounced } from '../hubs/hub-announcements.ts';
import { useAuth } from '../session/auth.tsx';
import { otherUserOf } from '../session/session-state.ts';
import { useConnection } from './connection.ts';
import type { PageNotice } from './page-notices.tsx';
import { findNewBuild } from './shell-build.ts';

/** The build for which this tab was reloaded last: behind two servers of different builds it reloads once. */
const KEY = 'reloaded-for';

/** In its own file, which is no part of the first screen: it is loaded before the server may be out of reach. */
const PageNotices = lazyPart(() => import(/* webpackChunkName: "session" */ './page-notices.tsx'), {
  lost: () => null,
});
/** When it is loaded at the latest, in milliseconds. */
const PRELOAD = 10_000;

/**
 * Shows above its children, and in their dialogs, what concerns the whole page. Loads a new version of the app, or the
 * page with new formats of the club, with the next navigation when nothing is unsaved.
 */
export function AppUpdate({ children }: { children: ReactNode }) {
  const build = useNewBuild();
  const { hasOtherFormats } = useHubs();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hasUnsavedInput() || (!hasOtherFormats && (!build || tabStorage.get(KEY, oneOf(build)) === build)))
      return;
    if (build) tabStorage.set(KEY, build);
    location.reload();
  }, [build, hasOtherFormats, pathname]);

  const { state } = useAuth();
  const isOnline = useConnection();
  const unsaved = useUnsavedInput();
  useEffect(() => {
    const timer = setTimeout(PageNotices.preload, unsaved ? 0 : PRELOAD);
    return () => clearTimeout(timer);
  }, [unsaved]);
  const notices: PageNotice[] = [
    ...(otherUserOf(state) ? (['other-user'] as const) : []),
    ...(isOnline ? (state.kind === 'unreachable' ? (['unreachable'] as const) : []) : (['offline'] as const)),
    ...(build ? (['new-build'] as const) : hasOtherFormats ? (['new-formats'] as const) : []),
  ];
  const notice = notices.length > 0 && (
    <Suspense>
      <PageNotices notices={notices} />
    </Suspense>
  );
  return (
    <>
      {notice}
      <NoticeProvider notice={notice}>{children}</NoticeProvider>
    </>
  );
}

/** The build that replaces this page's build, once the server has one. */
function useNewBuild(): string | undefined {
  const [build, setBuild] = useState<string>();
  useEffect(
    () =>
      onHubsAnnounced(revision => {
        // The start of a server with another build interrupts the stream.
        if (revision === undefined) void findNewBuild().then(setBuild);
      }),
    [],
  );
  return build;
}
