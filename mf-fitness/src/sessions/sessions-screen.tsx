import { Button, PageHeader, toast, useSession } from '@gym/hub-kit';
import { formatDay, t } from '@gym/hub-kit/format';
import { AddButton, CrudPanel, lazyPart, Slot, useCrud } from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { isOpenSession, SessionOperations, type OpenOperation } from './session-operations.tsx';
import sessionsScreen from './sessions.screen.ts';

const RepeatDialog = lazyPart(() => import('./repeat-dialog.tsx'));
const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'));
const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

export default function SessionsScreen() {
  const crud = useCrud(sessionsScreen);
  const { can } = useSession();
  const [operation, setOperation] = useState<OpenOperation | null>(null);
  const mayEdit = can('sessions:edit');
  const mayRepeat = mayEdit && can('sessions:add');
  const { reload, show } = crud;
  function open(next: OpenOperation) {
    show(null);
    setOperation(next);
  }
  const dialog = {
    onClose: () => setOperation(null),
    onDone: (text: string) => {
      setOperation(null);
      toast.success(text);
      reload();
    },
  };
  return (
    <>
      <PageHeader title={t(sessionsScreen.title)} icon={sessionsScreen.icon}>
        {mayEdit && (
          <Button icon="close" onClick={() => open({ kind: 'cancel', session: null })}>
            {t('Cancel Sessions')}
          </Button>
        )}
        <AddButton screen={sessionsScreen} crud={crud} />
      </PageHeader>
      <CrudPanel
        screen={sessionsScreen}
        crud={crud}
        details={id => (
          <>
            {mayEdit && <SessionOperations id={id} mayAdd={mayRepeat} onOpen={open} />}
            <Slot name="session" sessionId={id} />
          </>
        )}
        actions={row => {
          const { id, date, status, seriesId, member, startTime } = row;
          const session = {
            id,
            date,
            status,
            seriesId,
            name: `${member?.name ?? ''}, ${formatDay(date)} ${startTime}`,
          };
          return [
            ...(mayRepeat && status !== 'cancelled'
              ? [
                  {
                    icon: 'refresh' as const,
                    label: t('Repeat'),
                    onClick: () => open({ kind: 'repeat', session }),
                  },
                ]
              : []),
            ...(mayEdit && isOpenSession(row)
              ? [
                  {
                    icon: 'close' as const,
                    label: t('Cancel Sessions'),
                    onClick: () => open({ kind: 'cancel', session }),
                  },
                ]
              : []),
          ];
        }}
      />
      <Suspense>
        {operation?.kind === 'repeat' && <RepeatDialog session={operation.session} {...dialog} />}
        {operation?.kind === 'change' && <ChangeDialog session={operation.session} {...dialog} />}
        {operation?.kind === 'cancel' && <CancelDialog session={operation.session} {...dialog} />}
      </Suspense>
    </>
  );
}
