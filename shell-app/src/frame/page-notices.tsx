import { Button, Icon, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { leave } from '@gym/hub-kit/shell';
import { Banner } from '../hubs/banner.tsx';
import { useAuth } from '../session/auth.tsx';
import { otherUserOf } from '../session/session-state.ts';

export type PageNotice = 'other-user' | 'offline' | 'unreachable' | 'new-build' | 'new-formats';

/** What concerns the whole page, above its screen and in its dialogs. */
export default function PageNotices({ notices }: { notices: readonly PageNotice[] }) {
  return notices.map(notice => <Notice key={notice} notice={notice} />);
}

function Notice({ notice }: { notice: PageNotice }) {
  if (notice === 'other-user') return <OtherUser />;
  if (notice === 'offline' || notice === 'unreachable')
    return (
      <Banner role="status">
        <Icon name="warning" size={16} />
        <p>
          {notice === 'offline'
            ? t(
                'You are offline. What you have entered stays here, and lists load when the connection is back.',
              )
            : t('The server cannot be reached. This page tries again until it can.')}
        </p>
      </Banner>
    );
  return (
    <Banner role="status">
      <Icon name="info" size={16} />
      <p>
        {notice === 'new-build'
          ? t('There is a new version of the app. Save what you are editing, then reload the page.')
          : t(
              'The club writes amounts or dates differently now. Save what you are editing, then reload the page.',
            )}
      </p>
      <Button icon="refresh" onClick={() => leave(() => location.reload())}>
        {t('Reload Page')}
      </Button>
    </Banner>
  );
}

/** Another user has signed in in another tab, while this page has unsaved input. */
function OtherUser() {
  const { state, askPassword, continueAsOther } = useAuth();
  const { user } = useSession();
  const name = otherUserOf(state)?.user.fullName ?? '';
  return (
    <Banner role="alert" $urgent>
      <Icon name="warning" size={16} />
      <p>
        {t(
          '{name} has signed in in another tab. What you have entered stays here, but cannot be saved as {you} now.',
          { name, you: user.fullName },
        )}
      </p>
      <Button onClick={() => askPassword(true)}>{t('Sign in as {name}', { name: user.fullName })}</Button>
      <Button onClick={continueAsOther}>{t('Continue as {name}', { name })}</Button>
    </Banner>
  );
}
