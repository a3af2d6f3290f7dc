import { breakpoint, color, layout, motion, radius, space } from '../theme/theme.ts';
import styled, { css } from 'styled-components';

export const controlBox = css`
  width: 100%;
  min-height: ${layout.field}px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  background: ${color.surface};
  color: ${color.text};
  transition: border-color ${motion.quick};
  &:hover:not(:disabled, :focus, :focus-within) {
    border-color: ${color.faint};
  }
  &:focus,
  &:focus-within {
    outline: 0;
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  &[aria-invalid='true'],
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    &:focus,
    &:focus-within {
      box-shadow: 0 0 0 1px ${color.danger};
    }
  }
  &:disabled,
  &:has(input:disabled) {
    background: ${color.sunken};
    color: ${color.muted};
  }
  /* iOS zooms into smaller text. */
  @media ${breakpoint.small} {
    font-size: 16px;
  }
`;

/**
 * A box that holds an input beside something else.
 * @example
 * <ControlRow>
 *   <input name="code" />
 *   <IconButton icon="refresh" label="New code" />
 * </ControlRow>
 */
export const ControlRow = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline-end: ${space(1)};
  & > input {
    flex: 1;
    min-width: 0;
    height: ${layout.field - 2}px;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
  }
  & > button {
    width: 30px;
    height: 30px;
  }
`;
