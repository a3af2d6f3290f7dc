import { breakpoint, color, mixin, space, typography } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean;
  help?: string;
  error?: string;
  span?: number;
  /** For controls that a label can't point to, such as a list of chips. */
  labelId?: string;
  children: ReactNode;
}

/**
 * Label above, control, then help and message: the same for every field.
 * @example
 * <FieldFrame id="code" label="Code" help="On the door" error="Code is required">
 *   <ControlRow>
 *     <input id="code" />
 *   </ControlRow>
 * </FieldFrame>
 */
export function FieldFrame({
  id,
  label,
  required,
  help,
  error,
  span = 6,
  labelId,
  children,
}: FieldFrameProps) {
  return (
    <Frame $span={span}>
      <Label htmlFor={id} id={labelId}>
        {label}
        {required && <Mark aria-hidden> *</Mark>}
      </Label>
      {children}
      <FieldTexts id={id} help={help} error={error} />
    </Frame>
  );
}

export function FieldTexts({ id, help, error }: Pick<FieldFrameProps, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && (
        <Message id={`${id}-error`} role="alert">
          <Icon name="alert" size={14} />
          {error}
        </Message>
      )}
    </>
  );
}

/**
 * Twelve columns that become one on a small screen.
 * @example
 * <FieldGrid>
 *   <TextField name="label" label="Label" span={12} />
 * </FieldGrid>
 */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  @media ${breakpoint.small} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

const Mark = styled.span`
  color: ${color.danger};
`;

export const Frame = styled.div<{ $span: number }>`
  grid-column: span ${({ $span }) => $span};
  min-width: 0;
  /* Who only looks is offered nothing to fill in, open or take away. */
  fieldset:disabled & :is(button, select + svg, ${Mark}) {
    display: none;
  }
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${space(1.5)};
  ${typography.label}
`;

const Help = styled.p`
  margin-top: ${space(1)};
  ${mixin.remark}
`;

const Message = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(1)};
  ${typography.small}
  color: ${color.danger};
`;
