import { color, radius, space, typography } from '@gym/hub-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The examples of one or more components, under their names. */
export function Shown({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return (
    <Part data-components={of.join(' ')}>
      <h2>{of.join(', ')}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  min-width: 0;
  margin-bottom: ${space(6)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  h2 {
    margin-bottom: ${space(3)};
    ${typography.heading}
  }
`;

/** Examples side by side. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  & + & {
    margin-top: ${space(3)};
  }
`;
