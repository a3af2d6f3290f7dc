import { TextField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { weekdayName, weekdays } from './opening-hours.ts';

/** A line of free text for each day of the week. */
export default function OpeningHoursField({ name, placeholder }: OwnFieldProps) {
  return weekdays.map(day => (
    <TextField
      key={day}
      name={`${name}.${day}`}
      label={weekdayName(day)}
      placeholder={placeholder}
      span={3}
    />
  ));
}
