import { Icon, PageHeader, useSession } from '@gym/hub-kit';
import { clockTime, t, today } from '@gym/hub-kit/format';
import { CrudPanel, useAction, useCrud } from '@gym/hub-kit/screen';
import { ActionLink } from '../check-in/action-link.ts';
import { checkOutDocument } from '../check-in/check-in.graphql.ts';
import { visitsScreen } from './visits.screen.ts';

/** Who came, and what check-in decided. */
export default function VisitsScreen() {
  const crud = useCrud(visitsScreen);
  const { can } = useSession();
  const [checkOut] = useAction({
    document: checkOutDocument,
    variables: ({ id }: { id: string; name: string }) => ({ id }),
    done: (_, { name }) => ({ text: t('Checked out'), about: name }),
    failed: t('Failed to check out'),
  });
  return (
    <>
      <PageHeader title={t(visitsScreen.title)} icon={visitsScreen.icon}>
        {can('visits:add') && (
          <ActionLink to="/check-in">
            <Icon name="user-on" size={16} />
            {t('Check-in')}
          </ActionLink>
        )}
      </PageHeader>
      <CrudPanel
        screen={visitsScreen}
        crud={crud}
        actions={({ id, checkedInAt, checkedOutAt, member }) =>
          can('visits:edit') && checkedOutAt === null && clockTime(checkedInAt).day === today()
            ? [
                {
                  icon: 'sign-out',
                  label: t('Check out'),
                  onClick: () => checkOut({ id, name: member?.name ?? '' }),
                },
              ]
            : []
        }
      />
    </>
  );
}
