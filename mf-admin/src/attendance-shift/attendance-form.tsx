import { FormSection, useFormField } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { attendanceSections } from './attendance-sections.ts';
import { attendanceSchema, type AttendanceValues } from './attendance.schema.ts';
import { hoursBetween } from './hours-between.ts';

/** The sections, with hours worked that follow check-in and check-out until they are typed by hand. */
export default function AttendanceForm() {
  useHoursWorked();
  return attendanceSections.map(section => (
    <FormSection key={section.title} schema={attendanceSchema} section={section} />
  ));
}

function useHoursWorked() {
  const { checkInTime, checkOutTime } = useFormikContext<AttendanceValues>().values;
  const field = useFormField<number | null>('hoursWorked');
  const hours = hoursBetween(checkInTime, checkOutTime);
  /** What the field says while nobody has typed into it. */
  const followed = useRef(hours ?? 0);
  const follow = useEffectEvent((next: number) => {
    if ((field.value ?? 0) !== followed.current) return;
    followed.current = next;
    if (field.value !== next) field.change(next);
  });
  useEffect(() => {
    if (hours !== null) follow(hours);
  }, [hours]);
}
