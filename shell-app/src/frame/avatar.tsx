import { color, radius, mixin } from '@gym/hub-kit';
import styled from 'styled-components';

/** The initial of a person; the name is shown beside it or is its label. */
export const Avatar = styled.span.attrs({ 'aria-hidden': true })<{ size: number }>`
  display: inline-grid;
  place-content: center;
  flex: none;
  width: ${({ size }) => size}px;
  height: ${({ size }) => size}px;
  border-radius: ${radius.round};
  background: ${color.secondary};
  color: ${color.onPrimary};
  font-size: ${({ size }) => Math.round(size * 0.42)}px;
  font-weight: 600;
  line-height: 1;
  ${mixin.outlineInForcedColors}
`;
