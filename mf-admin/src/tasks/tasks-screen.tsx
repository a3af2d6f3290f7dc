import { PageHeader } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { AddButton, CrudPanel, useCrud } from '@gym/hub-kit/screen';
import tasksScreen from './tasks.screen.ts';

const TASKS = { filter: { kind: { eq: 'task' } } };

/** The tasks of the staff; notes and alerts are on the pages of their records. */
export default function TasksScreen() {
  const crud = useCrud(tasksScreen, TASKS);
  return (
    <>
      <PageHeader title={t(tasksScreen.title)} icon={tasksScreen.icon}>
        <AddButton screen={tasksScreen} crud={crud} />
      </PageHeader>
      <CrudPanel screen={tasksScreen} crud={crud} />
    </>
  );
}
