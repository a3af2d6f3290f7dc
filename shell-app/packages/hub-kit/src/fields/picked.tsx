import { color, mixin, radius, space } from '../theme/theme.ts';
import styled from 'styled-components';

/** One of several that were chosen. */
export const Picked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  min-height: 28px;
  padding: 4px ${space(1)} 4px ${space(2.5)};
  border-radius: ${radius.small};
  background: ${color.hover};
  font-size: 13px;
  overflow-wrap: anywhere;
  ${mixin.outlineInForcedColors}
`;

export const RemovePicked = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${color.muted};
  &:hover {
    background: ${color.line};
    color: ${color.text};
  }
`;
