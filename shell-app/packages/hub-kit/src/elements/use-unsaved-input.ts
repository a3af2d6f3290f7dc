import { useState, useSyncExternalStore } from 'react';
import { hasUnsavedInput, onUnsavedInputChange } from './leave-guard.ts';

/** Whether leaving the page would lose input; renders again when that changes. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(onUnsavedInputChange, hasUnsavedInput);

/**
 * The value; while there is unsaved input the one of before, so that a change of hubs, of permissions or of closed months
 * unmounts no form. The server checks what is saved.
 */
export function useHeldWhileUnsaved<Value>(value: Value): Value {
  const unsaved = useUnsavedInput();
  const [heldValue, setHeldValue] = useState(value);
  if (!unsaved && heldValue !== value) setHeldValue(value);
  return unsaved ? heldValue : value;
}
