import { t } from '@gym/hub-kit/format';
import { crudTab, TabbedScreen } from '@gym/hub-kit/screen';
import { attendanceScreen } from './attendance.screen.ts';
import { shiftsScreen } from './shifts.screen.ts';

export default function AttendanceShiftScreen() {
  return (
    <TabbedScreen
      title={t('Employee Attendance & Shift Management')}
      icon="attendance"
      label={t('Attendance and shifts')}
      tabs={[crudTab('attendance', attendanceScreen), crudTab('shifts', shiftsScreen)]}
    />
  );
}
