import styled, { keyframes } from 'styled-components';
import { color, radius, mixin } from '../theme/theme.ts';

export const pulse = keyframes`
  50% { opacity: 0.45; }
`;

/**
 * A placeholder for a text that is loading.
 * @example
 * <Skeleton $width="60%" />
 */
export const Skeleton = styled.span<{ $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  height: 0.6em;
  border-radius: ${radius.round};
  background: ${color.line};
  ${mixin.outlineInForcedColors}
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
