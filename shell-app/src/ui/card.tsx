import { breakpoint, color, mixin, space, typography } from '@gym/hub-kit';
import styled from 'styled-components';

export const Card = styled.section`
  padding: ${space(6)};
  ${mixin.card}
  > h2 {
    ${typography.heading}
  }
  @media ${breakpoint.small} {
    padding: ${space(5)};
  }
`;

/** A sentence below a card's heading. */
export const CardIntro = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;
