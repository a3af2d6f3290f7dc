import { expect, test } from 'vitest';
import { keyboardStep } from './keyboard-step.ts';

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const shift = { ...none, shiftKey: true };
const both = { ...shift, altKey: true };

test.each([
  ['ArrowDown', shift, false, { kind: 'move', minutes: 15 }],
  ['ArrowUp', shift, true, { kind: 'move', minutes: -15 }],
  ['ArrowDown', both, false, { kind: 'resize', minutes: 15 }],
  ['ArrowRight', shift, false, { kind: 'move', minutes: 1440 }],
  ['ArrowLeft', shift, true, { kind: 'column', by: -1 }],
  ['ArrowLeft', both, true, null],
  ['ArrowDown', none, false, null],
  ['ArrowDown', { ...shift, ctrlKey: true }, false, null],
  ['Enter', shift, false, null],
])('%s with %o, in columns: %s, is %o', (key, modifiers, hasColumns, step) => {
  expect(keyboardStep({ key, ...modifiers }, hasColumns)).toEqual(step);
});
