import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import { attendanceScreen } from '../attendance-shift/attendance.screen.ts';

/** When an employee was there, the latest day first. */
export default function EmployeeAttendance({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      screen={attendanceScreen}
      filter={{ employeeId }}
      columns={['attendanceDate', 'status', 'checkInTime', 'checkOutTime', 'hoursWorked']}
      path="/attendance-shift"
    />
  );
}
