import { useUnsavedInput } from '@gym/hub-kit/shell';
import { useState } from 'react';

/** The value; while there is unsaved input the one of before, so that a change of the hubs unmounts no form. */
export function useHeldWhileUnsaved<Value>(value: Value): Value {
  const unsaved = useUnsavedInput();
  const [held, setHeld] = useState(value);
  if (!unsaved && held !== value) setHeld(value);
  return unsaved ? held : value;
}
