import { Button, PageHeader } from '@gym/hub-kit';
import { CrudPanel, Tabs, useCrud, useTab } from '@gym/hub-kit/screen';
import { lazy, type ReactNode } from 'react';
import { attendanceTab } from './attendance-tab.ts';
import { shiftsTab } from './shifts-tab.ts';

const AttendanceForm = lazy(() => import('./attendance-form.tsx'));

export default function AttendanceShiftScreen() {
  const [tab] = useTab(['attendance', 'shifts']);
  return tab === 'attendance' ? <AttendanceTab /> : <ShiftsTab />;
}

function AttendanceTab() {
  const crud = useCrud(attendanceTab);
  return (
    <Frame addLabel={attendanceTab.addLabel} crud={crud}>
      <CrudPanel screen={attendanceTab} crud={crud} form={<AttendanceForm />} />
    </Frame>
  );
}

function ShiftsTab() {
  const crud = useCrud(shiftsTab);
  return (
    <Frame addLabel={shiftsTab.addLabel} crud={crud}>
      <CrudPanel screen={shiftsTab} crud={crud} />
    </Frame>
  );
}

interface FrameProps {
  addLabel: string;
  crud: { allowed: { view: boolean; add: boolean }; show: (target: { mode: 'add' }) => void };
  children: ReactNode;
}

/** Header and tabs; the button adds to the list of the current tab. */
function Frame({ addLabel, crud, children }: FrameProps) {
  const [tab, choose] = useTab(['attendance', 'shifts']);
  return (
    <>
      <PageHeader title="Employee Attendance & Shift Management" icon="attendance">
        {crud.allowed.view && crud.allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {addLabel}
          </Button>
        )}
      </PageHeader>
      <Tabs
        label="Attendance and shifts"
        tabs={[
          { key: 'attendance', title: 'Attendance', icon: 'attendance' },
          { key: 'shifts', title: 'Shifts', icon: 'clock' },
        ]}
        current={tab}
        onChoose={choose}
      >
        {children}
      </Tabs>
    </>
  );
}
