import { useFormikContext } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
import type { TimeDefinition } from '../definition/field-definition.ts';
import { controlBox } from '../elements/control-row.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './text-field.tsx';
import { TimeInput } from './time-input.tsx';
import { movedEnd } from './time-of-day.ts';
import { useFormField } from './use-form-field.ts';

/**
 * A time of day as `HH:MM`.
 * @example
 * <TimeField name="startTime" label="Start Time" required end={{ name: 'endTime' }} />
 */
export function TimeField({ name, required, placeholder, end, ...frame }: FieldProps<TimeDefinition>) {
  const field = useFormField<string>(name);
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  // From when the field was entered: what is typed on the way may leave no room for the whole duration.
  const before = useRef({ start: '', end: '' });
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <Time
        {...field.control(frame.help)}
        name={name}
        aria-required={required || undefined}
        {...(placeholder && { placeholder })}
        value={field.value}
        onFocus={() => {
          before.current = { start: field.value, end: end ? String(values[end.name] ?? '') : '' };
        }}
        onChange={time => {
          field.change(time);
          const moved = end && movedEnd(before.current, time, end.overnight);
          if (moved) void setFieldValue(end.name, moved, false);
        }}
        onLeave={field.leave}
      />
    </FieldFrame>
  );
}

const Time = styled(TimeInput)`
  ${controlBox}
`;
