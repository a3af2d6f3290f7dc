import { breakpoint, color, mixin, space, typography } from '@gym/hub-kit';
import { formatNumber } from '@gym/hub-kit/format';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface PartProps {
  title: string;
  help?: string;
  /** What the server says about the part as a whole. */
  error?: string;
  /** How many there are, where the list may show fewer. */
  count?: number;
  busy?: boolean;
  children: ReactNode;
}

/** A part of a screen with its heading. */
export function Part({ title, help, error, count = 0, busy, children }: PartProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>
        {title}
        {count > 0 && <Count>{formatNumber(count)}</Count>}
      </h2>
      {help && <Help>{help}</Help>}
      {error && <Failure role="alert">{error}</Failure>}
      {children}
    </Card>
  );
}

const Card = styled.section`
  margin-bottom: ${space(5)};
  padding: ${space(6)};
  ${mixin.card}
  > h2 {
    margin-bottom: ${space(4)};
    ${typography.heading}
  }
  @media ${breakpoint.small} {
    padding: ${space(5)};
  }
`;

const Count = styled.span`
  margin-inline-start: ${space(2)};
  color: ${color.muted};
  font-weight: 450;
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
