import { formatWord } from '@gym/hub-kit/format';
import { TextField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { weekdays } from './opening-hours.ts';

/** A line of free text for each day of the week. */
export default function OpeningHoursField({ name, placeholder }: OwnFieldProps) {
  return weekdays.map(day => (
    <TextField key={day} name={`${name}.${day}`} label={formatWord(day)} placeholder={placeholder} span={3} />
  ));
}
