import { t } from '@gym/hub-kit/format';
import { useSession } from '@gym/hub-kit';
import type { ResultOf } from '@gym/hub-kit/graphql';
import {
  AddButton,
  CrudPanel,
  HeaderActions,
  lazyPart,
  useAction,
  useCrud,
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

interface StatusChange {
  id: string;
  status: string;
  /** The status before. */
  before: string;
}

function statusAction(
  { id, status: before }: UserRow,
  setStatus: (change: StatusChange) => Promise<unknown>,
): RowAction {
  return before === 'active'
    ? {
        icon: 'user-off',
        label: t('Deactivate'),
        onClick: () => setStatus({ id, status: 'inactive', before }),
      }
    : { icon: 'user-on', label: t('Activate'), onClick: () => setStatus({ id, status: 'active', before }) };
}

function useSetStatus(onFailed: Banner['tell']) {
  const [setStatus] = useAction({
    document: setUserStatusDocument,
    variables: ({ id, status }: StatusChange) => ({ id, status }),
    done: (_, { id, status, before }) => ({
      text: t('User status changed to {status}', { status: t(status) }),
      undo: {
        label: t('Undo'),
        onClick: () => void setStatus({ id, status: before, before: status }),
      },
    }),
    failed: t('Failed to update user status'),
    onFailed,
  });
  return setStatus;
}
