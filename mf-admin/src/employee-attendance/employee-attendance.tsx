import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatNumber } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { attendanceRecords } from '@gym/hub-kit/resources';
import { clockOn } from '../attendance-shift/clock.ts';
import { attendanceScreen } from '../attendance-shift/attendance.screen.ts';
import { employeeAttendanceDocument } from './employee-attendance.graphql.ts';

/** When an employee was there, the latest day first. */
export default function EmployeeAttendance({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      document={employeeAttendanceDocument}
      variables={{ employeeId }}
      entity={{ one: 'attendance record', many: 'attendance records' }}
      columns={[
        { key: 'attendanceDate', title: 'Date', format: formatDay },
        {
          key: 'status',
          title: 'Status',
          chip: chipColors(attendanceScreen, 'status'),
        },
        {
          key: 'checkInTime',
          title: 'Check In',
          value: ({ attendanceDate, checkInTime }) => clockOn(attendanceDate, checkInTime),
        },
        {
          key: 'checkOutTime',
          title: 'Check Out',
          value: ({ attendanceDate, checkOutTime }) => clockOn(attendanceDate, checkOutTime),
        },
        { key: 'hoursWorked', title: 'Hours', align: 'end', format: formatNumber },
      ]}
      all={listAddress<typeof attendanceRecords>('/attendance-shift', { employeeId })}
    />
  );
}
