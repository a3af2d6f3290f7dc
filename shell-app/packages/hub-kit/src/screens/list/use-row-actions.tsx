import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import type { Identified, NewRecordLink, RowActionDefinition } from '../../definition/define-screen.ts';
import { ConfirmDialog } from '../../elements/confirm-dialog.tsx';
import { leave } from '../../elements/leave-guard.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { writePresets } from '../../records/preset-values.ts';
import { rowNameOf } from '../cell.tsx';
import type { RowAction } from '../row-action.ts';
import type { ListProps } from './list-props.ts';

const noActions: never[] = [];

type Action = RowActionDefinition<Identified, Record<string, unknown>>;
type Change = Extract<Action, { change: unknown }>;

const MAX_ACTIONS = 2;

/** The declared next steps that the user may take, then the other actions, and the open confirmation. */
export function useRowActions({
  screen,
  crud: { allowed, applyChange, show },
  locked,
  actions,
  onChanged,
}: ListProps): { actions: ListProps['actions']; question: ReactNode } {
  const { actions: declared = noActions } = screen;
  const { can } = useSession();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ row: Identified; action: Change } | null>(null);
  const change = async (row: Identified, action: Change) => {
    if (await applyChange(row, action)) onChanged?.();
  };
  const take = useEventCallback(async (row: Identified, action: Action) => {
    if ('change' in action) {
      if (action.confirm) setPending({ row, action });
      else await change(row, action);
    } else if ('edit' in action) show({ mode: 'open', id: row.id }, action.edit(row));
    else leave(() => void navigate('open' in action ? action.open.path(row) : addressOf(action.add, row)));
  });
  const all = useCallback(
    (row: Identified): RowAction[] => {
      const mayTake = (action: Action) => {
        if ('open' in action) return can(action.open.requires);
        return 'add' in action
          ? can(`${action.add.resource}:view`) && can(`${action.add.resource}:add`)
          : allowed.edit && !locked?.(row);
      };
      return [
        ...declared
          .filter(action => action.when(row) && mayTake(action))
          .slice(0, MAX_ACTIONS)
          .map(action => ({ icon: action.icon, label: t(action.label), onClick: () => take(row, action) })),
        ...(actions?.(row) ?? []),
      ];
    },
    [declared, allowed, can, locked, actions, take],
  );
  return {
    actions: declared.length > 0 || actions ? all : undefined,
    question: pending && (
      <ConfirmDialog
        title={t(pending.action.label)}
        text={pending.action.confirm && t(pending.action.confirm)}
        detail={rowNameOf(screen, pending.row)}
        confirmLabel={t(pending.action.label)}
        look="solid"
        onConfirm={() => change(pending.row, pending.action)}
        onClose={() => setPending(null)}
      />
    ),
  };
}

/** The URL of the dialog in which the record is added. */
function addressOf<Row>({ path, values }: NewRecordLink<Row>, row: Row): string {
  const address = new URLSearchParams({ add: '' });
  writePresets(address, values(row));
  return `${path}?${address}`;
}
