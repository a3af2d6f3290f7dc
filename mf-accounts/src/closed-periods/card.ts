import { breakpoint, color, mixin, space, typography } from '@gym/hub-kit';
import styled from 'styled-components';

/** A part of the screen. */
export const Card = styled.section`
  padding: ${space(6)};
  ${mixin.card}
  & + & {
    margin-top: ${space(5)};
  }
  h2 {
    ${typography.heading}
  }
  li {
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
    &:last-child {
      padding-bottom: 0;
      border-bottom: 0;
    }
  }
  strong {
    font-weight: 550;
  }
  small {
    ${mixin.remark}
    display: block;
    font-weight: 400;
  }
  @media ${breakpoint.small} {
    padding: ${space(5)};
  }
`;
