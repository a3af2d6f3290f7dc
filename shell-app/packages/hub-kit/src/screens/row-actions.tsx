import { t } from '../common/text.ts';
import { IconButton } from '../elements/button.tsx';
import { space } from '../theme/theme.ts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../elements/lazy-part.tsx';
import type { RowAction } from './row-action.ts';

interface RowActionsProps {
  /** The name of the row, for the labels: `Edit Ann Lee`. */
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  /** Offered in the menu, where there is one; the dialog of the record offers it, too. */
  onDuplicate?: () => void;
  actions?: readonly RowAction[];
  /** How many actions have a button besides Delete; the others are in a menu. Without it, all have a button. */
  maxButtons?: number | undefined;
  /** The width of the buttons in pixels, where they are in the same place in each row. */
  width?: number;
  tabIndex?: number;
}

/** Loaded where a row has more actions than buttons. */
const RowMenu = lazyPart(() => import(/* webpackChunkName: "list-menus" */ './row-menu.tsx'), {
  fallback: null,
});

/** The most buttons of a row: Edit, its next step, the menu and Delete. */
export const MOST_BUTTONS = 4;

/**
 * How many actions are beside the menu of each row, in a list whose rows have so many actions at most; undefined
 * without a menu.
 */
export const besideMenu = (most: number): number | undefined =>
  most > MOST_BUTTONS ? MOST_BUTTONS - 2 : undefined;

/** The buttons of a row. In a grid one of them is a Tab stop, and Left and Right go from one to the next. */
export function RowActions({
  name,
  onEdit,
  onDelete,
  onDuplicate,
  actions = [],
  maxButtons,
  width,
  tabIndex,
}: RowActionsProps) {
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
  const first: RowAction[] = [
    ...(onEdit ? [{ icon: 'edit', label: t('Edit'), onClick: onEdit } as const] : []),
    ...actions,
  ];
  const buttons = first.slice(0, maxButtons);
  const menu = maxButtons === undefined ? [] : first.slice(maxButtons);
  const hasMenu = menu.length > 0 || (maxButtons !== undefined && onDuplicate !== undefined);
  const labelOf = (action: string) => t('{action} {name}', { action, name });
  const positionOf = (index: number) => ({
    tabIndex: tabIndex === 0 && index !== focused ? -1 : tabIndex,
    onFocus: () => setFocused(index),
  });
  return (
    <Row style={{ width }}>
      {buttons.map(({ label, onClick, ...action }, index) => (
        <IconButton
          key={label}
          {...action}
          {...positionOf(index)}
          onClick={() => void run(onClick)}
          label={labelOf(label)}
        />
      ))}
      {hasMenu && (
        <RowMenu
          name={name}
          onDuplicate={onDuplicate}
          actions={menu.map(action => ({ ...action, onClick: () => void run(action.onClick) }))}
          button={positionOf(buttons.length)}
        />
      )}
      {onDelete && (
        <IconButton
          icon="delete"
          danger
          {...positionOf(buttons.length + Number(hasMenu))}
          onClick={() => void run(onDelete)}
          label={labelOf(t('Delete'))}
        />
      )}
    </Row>
  );
}

/**
 * Moves the focus to the next or previous button of a cell.
 * @returns whether there is one
 */
export function focusSibling(button: Element, key: string): boolean {
  const buttons = [...(button.closest('[role="gridcell"]')?.querySelectorAll('button') ?? [])];
  const index = buttons.findIndex(item => item === button);
  const sibling = buttons[key === 'ArrowRight' ? index + 1 : index - 1];
  sibling?.focus();
  return sibling !== undefined;
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  [role='gridcell'] > & {
    display: flex;
    gap: 0;
  }

  > span {
    display: flex;
  }

  /* Delete does not move to where another action was: a second click there would hit it. */
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;
