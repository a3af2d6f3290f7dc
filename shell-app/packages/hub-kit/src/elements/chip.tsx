import type { ReactNode } from 'react';
import styled from 'styled-components';
import { chipColor, type ChipColor, radius, space, typography, mixin } from '../theme/theme.ts';

/**
 * A word on a tinted background: a status, a level, a role.
 * @example
 * <Chip color="green">Active</Chip>
 */
export function Chip({ color = 'grey', children }: { color?: ChipColor; children: ReactNode }) {
  return <Tint $color={color}>{children}</Tint>;
}

const Tint = styled.span<{ $color: ChipColor }>`
  display: inline-block;
  max-width: 100%;
  height: fit-content;
  overflow: hidden;
  padding: ${space(1)} ${space(2.5)};
  border-radius: ${radius.round};
  background: ${({ $color }) => chipColor[$color].background};
  color: ${({ $color }) => chipColor[$color].foreground};
  ${typography.small}
  font-weight: 550;
  ${mixin.outlineInForcedColors}
  text-overflow: ellipsis;
  vertical-align: middle;
  white-space: nowrap;
`;
