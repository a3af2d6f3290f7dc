import { breakpoint, color, radius, shadow, space, typography } from '@gym/hub-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface PartProps {
  title: string;
  help?: string;
  /** What the server says about the part as a whole. */
  error?: string;
  busy?: boolean;
  alert?: boolean;
  children: ReactNode;
}

/** A part of the settings with its heading. */
export function Part({ title, help, error, busy, alert, children }: PartProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} aria-busy={busy} role={alert ? 'alert' : undefined}>
      <h2 id={id}>{title}</h2>
      {help && <Help>{help}</Help>}
      {error && <Failure role="alert">{error}</Failure>}
      {children}
    </Card>
  );
}

const Card = styled.section`
  margin-bottom: ${space(5)};
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  > h2 {
    margin-bottom: ${space(4)};
    ${typography.heading}
  }
  @media ${breakpoint.small} {
    padding: ${space(5)};
  }
`;

const Help = styled.p`
  margin: -${space(2)} 0 ${space(4)};
  color: ${color.muted};
`;

const Failure = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.danger};
`;

/** A row of a list of settings: its fields, and the button that removes it at the end. */
export const ListRow = styled.div`
  padding-bottom: ${space(4)};
  &:has(> button) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space(3)};
  }
  & + & {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
  > button {
    margin-top: ${space(7)};
  }
  fieldset:disabled & > button {
    display: none;
  }
`;
