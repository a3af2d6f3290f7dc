import { color, Link, mixin, radius, space } from '@gym/hub-kit';
import styled from 'styled-components';

/** A link that looks like a button. */
export const ActionLink = styled(Link)`
  ${mixin.row}
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  font-weight: 550;
  text-decoration: none;
  &:hover {
    background: ${color.hover};
  }
`;
