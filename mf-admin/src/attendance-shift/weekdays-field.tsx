import { color, layout, motion, radius, space, typography, mixin } from '@gym/hub-kit';
import { FieldFrame, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import styled from 'styled-components';
import { daysOf, daysText, shownDay, weekdays } from './weekdays.ts';

/** Any days of the week; the value is `Mon,Wed`. */
export default function WeekdaysField({ name, label, span }: OwnFieldProps) {
  const field = useFormField<string>(name);
  const days = daysOf(field.value);
  const toggle = (day: string) =>
    field.change(daysText(days.includes(day) ? days.filter(item => item !== day) : [...days, day]));
  return (
    <FieldFrame id={field.id} labelId={`${field.id}-label`} label={label} span={span} error={field.error}>
      <Row role="group" aria-labelledby={`${field.id}-label`}>
        {weekdays.map(day => (
          <Day key={day}>
            <input
              type="checkbox"
              name={`${name}-${day}`}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
              onBlur={field.leave}
            />
            {shownDay(day)}
          </Day>
        ))}
      </Row>
    </FieldFrame>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Day = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 56px;
  height: ${layout.field}px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  ${typography.body}
  font-weight: 550;
  transition: background ${motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    border-color: ${color.secondary};
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
    ${mixin.selectedInForcedColors}
  }
  &:has(:focus-visible) {
    ${mixin.focusRing}
  }
  &:has(:disabled) {
    color: ${color.muted};
  }
`;
