import type { KeyboardEvent } from 'react';

/** Up, Down, Home and End focus the button of another group, Right opens and Left closes the focused one. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const toggles = [...currentTarget.querySelectorAll<HTMLElement>('th > button[aria-expanded]')];
  const at = toggles.findIndex(toggle => toggle === target);
  if (at < 0) return;
  const isOpen = toggles[at]!.getAttribute('aria-expanded') === 'true';
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: toggles.length - 1 }[key];
  if (next !== undefined) toggles[next]?.focus();
  else if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) toggles[at]!.click();
  else return;
  event.preventDefault();
}
