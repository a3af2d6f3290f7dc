import { t } from '@gym/hub-kit/format';
import { IconButton, space, type AnyIcon } from '@gym/hub-kit';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/**
 * A further action of a row, between Edit and Delete.
 * @example
 * const open: RowAction = { icon: 'key', label: 'Open', onClick: () => toast.info('Opening') };
 */
export interface RowAction {
  icon: AnyIcon;
  /** Read out with the name of the row: `Deactivate` for `Deactivate Ann Lee`. */
  label: string;
  /** What it does; until a promise that it returns has settled, further clicks in the row do nothing. */
  onClick: () => void | Promise<unknown>;
}

export interface RowActionsProps {
  /** The name of the row, for the labels: `Edit Ann Lee`. */
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  others?: readonly RowAction[];
  tabIndex?: number;
}

/** The buttons of a row. In a grid one of them is a Tab stop, and Left and Right go from one to the next. */
export function RowActions({ name, onEdit, onDelete, others = [], tabIndex }: RowActionsProps) {
  const [focused, setFocused] = useState(0);
  // A cell that the arrow keys have left begins with its first button again.
  if (tabIndex === -1 && focused !== 0) setFocused(0);
  const isRunning = useRef(false);
  const run = async (action: RowAction['onClick']) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
  const actions: (RowAction & { danger?: boolean })[] = [
    ...(onEdit ? [{ icon: 'edit', label: t('Edit'), onClick: onEdit } as const] : []),
    ...others,
    ...(onDelete ? [{ icon: 'delete', label: t('Delete'), onClick: onDelete, danger: true } as const] : []),
  ];
  return (
    <Row>
      {actions.map(({ label, onClick, ...action }, index) => (
        <IconButton
          key={label}
          {...action}
          onClick={() => void run(onClick)}
          label={t('{action} {name}', { action: label, name })}
          tabIndex={tabIndex === 0 && index !== focused ? -1 : tabIndex}
          onFocus={() => setFocused(index)}
        />
      ))}
    </Row>
  );
}

/**
 * Moves the focus to the next or previous button of a cell.
 * @returns whether there is one
 */
export function focusSibling(button: Element, key: string): boolean {
  const sibling = key === 'ArrowRight' ? button.nextElementSibling : button.previousElementSibling;
  if (!(sibling instanceof HTMLButtonElement)) return false;
  sibling.focus();
  return true;
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  [role='gridcell'] > & {
    display: flex;
    gap: 0;
  }

  /* Delete does not move to where another action was: a second click there would hit it. */
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;
