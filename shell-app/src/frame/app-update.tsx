import { Button, Icon } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { hasUnsavedInput, navigateWhenAllowed, NoticeProvider, tabStorage } from '@gym/hub-kit/shell';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '../hubs/banner.tsx';
import { useHubs } from '../hubs/hub-registry.tsx';
import { onHubsAnnounced } from '../hubs/hub-announcements.ts';
import { findNewBuild } from './shell-build.ts';

/** The build for which this tab was reloaded last: behind two servers of different builds it reloads once. */
const KEY = 'reloaded-for';

/**
 * Offers a new version of the app, or the page with new formats of the club, also in the dialogs of its children, and loads it with the next navigation when
 * nothing is unsaved.
 */
export function AppUpdate({ children }: { children: ReactNode }) {
  const build = useNewBuild();
  const { hasOtherFormats } = useHubs();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hasUnsavedInput() || (!hasOtherFormats && (!build || tabStorage.get(KEY) === build))) return;
    if (build) tabStorage.set(KEY, build);
    location.reload();
  }, [build, hasOtherFormats, pathname]);

  const notice = (build || hasOtherFormats) && (
    <Banner role="status">
      <Icon name="info" size={16} />
      <p>
        {build
          ? t('There is a new version of the app. Save what you are editing, then reload the page.')
          : t(
              'The club writes amounts or dates differently now. Save what you are editing, then reload the page.',
            )}
      </p>
      <Button icon="refresh" onClick={() => navigateWhenAllowed(() => location.reload())}>
        {t('Reload Page')}
      </Button>
    </Banner>
  );
  return (
    <>
      {notice}
      <NoticeProvider notice={notice}>{children}</NoticeProvider>
    </>
  );
}

/** The build that replaces that of this page, once the server has one. */
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
