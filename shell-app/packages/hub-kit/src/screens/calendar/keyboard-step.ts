import { DAY } from '../../fields/time-of-day.ts';
import { STEP } from './time-slot.ts';

/** What a key does to the record that has the focus. */
export type KeyboardStep =
  { kind: 'move'; minutes: number } | { kind: 'resize'; minutes: number } | { kind: 'column'; by: 1 | -1 };

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Shift and an arrow move: up and down in time, left and right to another day, or to another column of one day. With Alt,
 * up and down change the end.
 */
export function keyboardStep(
  { key, shiftKey, altKey, ctrlKey, metaKey }: Keys,
  hasColumns: boolean,
): KeyboardStep | null {
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  const horizontal = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
  if (!shiftKey || ctrlKey || metaKey) return null;
  if (vertical) return { kind: altKey ? 'resize' : 'move', minutes: vertical * STEP };
  if (!horizontal || altKey) return null;
  return hasColumns ? { kind: 'column', by: horizontal } : { kind: 'move', minutes: horizontal * DAY };
}
