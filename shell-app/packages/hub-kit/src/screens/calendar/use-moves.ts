import { useMemo, useState } from 'react';
import type { CalendarColumn, CalendarDefinition, Identified } from '../../definition/define-screen.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import type { AnyCrud } from '../use-crud.ts';
import { slotOf } from './calendar-events.ts';
import { daysOf } from './calendar-state.ts';
import { columnOf, type DayColumn } from './day-columns.ts';
import type { KeyboardStep } from './keyboard-step.ts';
import { movedSlot, resizedSlot, slotValues, type TimeSlot } from './time-slot.ts';

type Patch = Readonly<Record<string, unknown>>;

interface MovesOptions {
  definition: CalendarDefinition;
  crud: AnyCrud;
  /** By which the day is divided. */
  column: CalendarColumn | undefined;
  onChanged?: () => void;
}

/**
 * The rows with what a key has moved, and the functions that move them. What is moved by keys is saved at once when the
 * keys are released.
 */
export function useMoves({ definition, crud, column, onChanged }: MovesOptions) {
  const [moved, setMoved] = useState<{ id: string; patch: Patch } | null>(null);
  const rows = useMemo(
    () =>
      moved ? crud.rows.map(row => (row.id === moved.id ? { ...row, ...moved.patch } : row)) : crud.rows,
    [crud.rows, moved],
  );

  /** The values that put a row into a slot and a column. */
  const patchOf = (slot: TimeSlot, value: string | undefined): Patch => ({
    ...slotValues(definition, slot),
    ...(column && value !== undefined && { [column.field]: value || null }),
  });

  /** Saves what differs from the row. */
  const save = useEventCallback(async (row: Identified, patch: Patch) => {
    const now = patchOf(slotOf(row, definition), column && columnOf(row, column).value);
    const change = Object.fromEntries(Object.entries(patch).filter(([name, value]) => value !== now[name]));
    if (Object.keys(change).length === 0) return;
    if (await crud.applyChange(row, { change })) onChanged?.();
  });

  /** The slot of the row after the step; null where there is none. */
  const step = useEventCallback(
    (row: Identified, { kind, ...by }: KeyboardStep, columns: readonly DayColumn[]) => {
      const now = rows.find(({ id }) => id === row.id) ?? row;
      const slot = slotOf(now, definition);
      if ('by' in by) {
        const at = column ? columns.findIndex(({ value }) => value === columnOf(now, column).value) : -1;
        const next = columns[at + by.by];
        if (next) setMoved({ id: row.id, patch: patchOf(slot, next.value) });
        return;
      }
      const next = kind === 'move' ? movedSlot(slot, by.minutes) : resizedSlot(slot, by.minutes);
      const { from, to } = daysOf(crud.calendar ?? { view: 'day', day: slot.day });
      if (!next || next.day < from || next.day > to) return;
      const kept =
        moved?.id === row.id && column ? (moved.patch[column.field] as string | undefined) : undefined;
      setMoved({ id: row.id, patch: patchOf(next, kept) });
    },
  );

  /** Saves what the keys have moved. */
  const finish = useEventCallback(() => {
    const row = moved && crud.rows.find(({ id }) => id === moved.id);
    setMoved(null);
    if (!row) return;
    void save(row, moved.patch);
  });

  return { rows, moved, step, finish, cancel: () => setMoved(null), save, patchOf };
}
