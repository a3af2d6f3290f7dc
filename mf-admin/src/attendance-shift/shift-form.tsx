import { FormSection } from '@gym/hub-kit/fields';
import { shiftSections } from './shift-sections.ts';
import { shiftSchema } from './shift.schema.ts';
import { WeekdaysField } from './weekdays-field.tsx';

/** The sections, with the days of the week below the hours. */
export default function ShiftForm() {
  const [shift, hours, rest] = shiftSections;
  return (
    <>
      <FormSection schema={shiftSchema} section={shift} />
      <FormSection schema={shiftSchema} section={hours}>
        <WeekdaysField name="daysOfWeek" label="Days of Week" />
      </FormSection>
      <FormSection schema={shiftSchema} section={rest} />
    </>
  );
}
