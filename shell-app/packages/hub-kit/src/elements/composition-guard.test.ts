import { expect, it } from 'vitest';
import { installCompositionGuard } from './composition-guard.ts';

const page = new EventTarget();
installCompositionGuard(page);

/** Whether a key press arrives at what it was made for. */
function arrives(press: KeyboardEventInit): boolean {
  const event = Object.assign(new Event('keydown', { bubbles: true }), press);
  page.dispatchEvent(event);
  return !event.cancelBubble;
}

it.each(['Enter', 'Escape', 'ArrowDown', 'k'])('%s is the input method’s while it composes', key => {
  expect(arrives({ key, isComposing: true })).toBe(false);
  expect(arrives({ key, isComposing: false, keyCode: 229 })).toBe(false);
  expect(arrives({ key, isComposing: false, keyCode: 13 })).toBe(true);
});
