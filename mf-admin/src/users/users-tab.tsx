import { t } from '@gym/hub-kit/format';
import { toast, useSession } from '@gym/hub-kit';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import {
  AddButton,
  CrudPanel,
  HeaderActions,
  lazyPart,
  reportFailure,
  useCrud,
  write,
  type RowAction,
} from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { ErrorBanner, useBanner, type Banner } from './error-banner.tsx';
import { setUserStatusDocument } from './users.graphql.ts';
import { usersScreen } from './users.screen.ts';

const ChangePasswordDialog = lazyPart(() => import('./change-password-dialog.tsx'));

type UserRow = ResultOf<typeof usersScreen.documents.list>['page']['items'][number];

export function UsersTab() {
  const { user } = useSession();
  const banner = useBanner();
  const crud = useCrud(usersScreen, { onFailed: banner.tell });
  const [whosePassword, setWhosePassword] = useState<UserRow | null>(null);
  const setStatus = useSetStatus(banner.tell);

  // Whoever could change a Super User could become one; the server refuses it to all others.
  const locked = (row: UserRow) => row.role === 'Super User' && user.role !== 'Super User';
  const actions = (row: UserRow): RowAction[] => [
    ...(crud.allowed.edit && !locked(row)
      ? [{ icon: 'key', label: t('Change password of'), onClick: () => setWhosePassword(row) } as const]
      : []),
    ...(crud.allowed.delete && !locked(row) && row.id !== user.id ? [statusAction(row, setStatus)] : []),
  ];

  return (
    <>
      <HeaderActions>
        <AddButton screen={usersScreen} crud={crud} />
      </HeaderActions>
      <ErrorBanner banner={banner} recovered={crud.error === null} />
      <CrudPanel
        screen={usersScreen}
        crud={crud}
        locked={locked}
        actions={actions}
        onChanged={banner.clear}
      />
      {whosePassword && (
        <Suspense>
          <ChangePasswordDialog
            user={whosePassword}
            onFailed={banner.tell}
            onClose={() => setWhosePassword(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function statusAction(row: UserRow, setStatus: (row: UserRow, status: string) => Promise<void>): RowAction {
  return row.status === 'active'
    ? { icon: 'user-off', label: t('Deactivate'), onClick: () => setStatus(row, 'inactive') }
    : { icon: 'user-on', label: t('Activate'), onClick: () => setStatus(row, 'active') };
}

function useSetStatus(onFailed: Banner['tell']) {
  const client = useApolloClient();
  return async function change(user: UserRow, status: string): Promise<void> {
    try {
      await write(client, { mutation: setUserStatusDocument, variables: { id: user.id, status } });
    } catch (failure) {
      onFailed(reportFailure('Failed to update user status', failure));
      return;
    }
    toast.success(t('User status changed to {status}', { status: t(status) }), {
      label: t('Undo'),
      onClick: () => void change(user, user.status),
    });
  };
}
