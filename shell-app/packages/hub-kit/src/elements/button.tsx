import { Icon, type AnyIcon } from './icons.tsx';
import { color, font, layout, motion, radius, space, typography, mixin } from '../theme/theme.ts';
import type { ComponentProps } from 'react';
import styled, { css, keyframes } from 'styled-components';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` for the main action, `danger` for one that cannot be undone. */
  look?: 'solid' | 'outline' | 'quiet' | 'danger';
  icon?: AnyIcon;
  /** Shows a spinner and ignores clicks; the width stays. */
  busy?: boolean;
}

/**
 * A button with a text.
 * @example
 * <Button look="solid" icon="add" onClick={() => toast.info('Adding')}>
 *   Add Locker
 * </Button>
 */
export function Button({ look = 'outline', icon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <Base type="button" {...rest} $look={look} aria-busy={busy || undefined} disabled={rest.disabled || busy}>
      <Content $hidden={busy}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </Content>
      {busy && <Spinner />}
    </Base>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: AnyIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  danger?: boolean;
}

/**
 * A button that shows only an icon; `label` is its name and its tooltip.
 * @example
 * <IconButton icon="edit" label="Edit locker 12" onClick={() => toast.info('Editing')} />
 */
export function IconButton({ icon, label, danger = false, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} {...rest} $danger={danger}>
      <Icon name={icon} size={16} />
    </Square>
  );
}

/** The box of a button with a text, also for a link that looks like one. */
export const buttonBox = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${space(2)};
  height: ${layout.field}px;
  padding: 0 ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.base};
  ${typography.body}
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.quick};
  &:focus-visible {
    ${mixin.focusRing}
  }
`;

export const looks = {
  solid: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.primaryHover};
    }
    @media (forced-colors: active) {
      border-color: Highlight;
      border-width: 2px;
    }
  `,
  outline: css`
    background: ${color.surface};
    border-color: ${color.lineStrong};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.hover};
    }
  `,
  quiet: css`
    background: transparent;
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.hover};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onPrimary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.dangerHover};
    }
  `,
};

const Base = styled.button<{ $look: keyof typeof looks }>`
  ${buttonBox}
  position: relative;
  font-family: ${font.family};
  ${({ $look }) => looks[$look]}
  &:is(:disabled, [aria-disabled='true']):not([aria-busy]) {
    opacity: 0.5;
  }
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/**
 * A turning ring for a wait; the element around it is positioned.
 * @example
 * <p style={{ position: 'relative' }}>
 *   <Spinner />
 * </p>
 */
export const Spinner = styled.span`
  position: absolute;
  width: 16px;
  height: 16px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 700ms linear infinite;
`;

const Square = styled.button<{ $danger: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.base};
  background: transparent;
  color: ${color.muted};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  &:hover:not(:disabled) {
    background: ${({ $danger }) => ($danger ? color.dangerSoft : color.hover)};
    color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  }
  &:disabled {
    opacity: 0.4;
  }
  &:focus-visible {
    ${mixin.focusRing}
    outline-offset: 0;
  }
`;
