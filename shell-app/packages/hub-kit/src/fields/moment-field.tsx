import { t } from '../common/text.ts';
import { layout, space } from '../theme/theme.ts';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { DateInput } from './date-input.tsx';
import { isDay } from '../common/day.ts';
import { controlBox } from '../elements/control-row.ts';
import { FieldFrame } from './field-frame.tsx';
import type { MomentDefinition } from '../definition/field-definition.ts';
import { joinMoment, splitMoment, type MomentParts } from './moment.ts';
import type { FieldProps } from './text-field.tsx';
import { isTime } from './time.ts';
import { TimeInput } from './time-input.tsx';
import { useFormField } from './use-form-field.ts';

/** A date and a time. The value is ISO 8601 in UTC; anything else stays as entered, for the schema to reject. */
export function MomentField({ name, required, dayFrom, ...rest }: FieldProps<MomentDefinition>) {
  const { placeholder, ...frame } = rest;
  const field = useFormField<string>(name);
  const { values } = useFormikContext<Record<string, unknown>>();
  const parts = splitMoment(field.value);
  const change = (part: Partial<MomentParts>) => field.change(joinMoment({ ...parts, ...part }));
  const suggested = dayFrom ? String(values[dayFrom]) : '';
  const described = field.control(frame.help);

  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <Pair
        onBlur={event => {
          // Half a moment is no mistake while the other half is being entered.
          if (!event.currentTarget.contains(event.relatedTarget)) field.leave();
        }}
      >
        <DateInput
          {...described}
          name={name}
          label={t('{label} date', { label: frame.label })}
          aria-label={t('{label} date', { label: frame.label })}
          required={required}
          placeholder={placeholder}
          value={parts.day}
          onChange={day => change({ day })}
        />
        <Time
          name={`${name}-time`}
          aria-label={t('{label} time', { label: frame.label })}
          aria-describedby={described['aria-describedby']}
          aria-invalid={described['aria-invalid']}
          value={parts.time}
          onChange={time => {
            const day = parts.day === '' && isTime(time) && isDay(suggested) ? suggested : parts.day;
            change({ day, time });
          }}
        />
      </Pair>
    </FieldFrame>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: ${space(2)};
`;

const Time = styled(TimeInput)`
  ${controlBox}
  height: ${layout.field}px;
`;
