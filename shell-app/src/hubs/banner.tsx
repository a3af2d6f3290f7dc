import { color, mixin, radius, space } from '@gym/hub-kit';
import styled from 'styled-components';

/** A message about a hub, above its content. */
export const Banner = styled.div<{ $urgent?: boolean }>`
  ${mixin.row}
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${({ $urgent }) => ($urgent ? color.dangerLine : color.line)};
  border-radius: ${radius.base};
  background: ${({ $urgent }) => ($urgent ? color.dangerSoft : color.sunken)};
  overflow-wrap: anywhere;
  p {
    flex: 1 1 200px;
  }
  > svg {
    color: ${({ $urgent }) => ($urgent ? color.danger : color.warning)};
  }
`;
