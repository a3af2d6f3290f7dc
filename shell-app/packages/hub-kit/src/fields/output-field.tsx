import { t } from '@gym/hub-kit/format';
import { color, radius, space, typography } from '@gym/hub-kit';
import { useFormikContext, type FormikValues } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import type { Output } from '../definition/define-screen.ts';

/** A result of the values that are entered, across the form. */
export function OutputField({ label, text, help }: Output<FormikValues>) {
  const id = useId();
  const { values } = useFormikContext<FormikValues>();
  return (
    <Box>
      <div>
        <label htmlFor={id}>{t(label)}</label>
        <small>{help(values)}</small>
      </div>
      <output id={id}>{text(values)}</output>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.base};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
  label {
    display: block;
    ${typography.label}
  }
  small {
    ${typography.small}
    color: ${color.muted};
  }
  output {
    ${typography.title}
    margin-inline-start: auto;
  }
`;
