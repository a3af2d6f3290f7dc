import { ErrorBoundary } from '@gym/hub-kit';
import { createContext, useContext, type ComponentType } from 'react';
import type { SlotName, Slots } from '../../contract/contract.ts';

/** The name of a slot and its props. */
export type SlotProps = { [Name in SlotName]: { name: Name } & Slots[Name] }[SlotName];

const SlotContext = createContext<ComponentType<SlotProps>>(() => null);

/** Given by the shell, which alone knows the hubs. */
export const SlotProvider = SlotContext.Provider;

/**
 * A place for what other hubs know of something: a button for each panel that they offer and the person may see.
 * Their code and their rows are fetched when one is opened; without any, the place is empty.
 */
export function Slot(props: SlotProps) {
  const Panels = useContext(SlotContext);
  return (
    <ErrorBoundary fallback={null}>
      <Panels {...props} />
    </ErrorBoundary>
  );
}
