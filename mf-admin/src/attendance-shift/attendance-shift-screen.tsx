import { NotThereYet } from '@gym/hub-kit';

export default function AttendanceShiftScreen() {
  return (
    <NotThereYet
      title="Employee Attendance & Shift Management"
      icon="attendance"
      purpose="Who was here, and who is planned."
      parts={['Attendance with check-in, check-out and overtime', 'Shifts by employee, weekday and location']}
    />
  );
}
