import { ErrorBoundary } from 'react-error-boundary';
import { createContext, useContext, type ComponentType } from 'react';
import type { SlotName, Slots } from '../../contract/contract.ts';

/** The name of a slot and its props. */
export type SlotProps = { [Name in SlotName]: { name: Name } & Slots[Name] }[SlotName];

const SlotContext = createContext<ComponentType<SlotProps>>(() => null);

/** Provided by the shell, which knows the hubs. */
export const SlotProvider = SlotContext.Provider;

/**
 * A slot for the panels of other hubs: a button for each panel that the user may view. Code and rows are fetched when
 * a panel is opened. Without panels, the slot is empty.
 * @example
 * <Slot name="member" memberId="17" />
 */
export function Slot(props: SlotProps) {
  const Panels = useContext(SlotContext);
  return (
    <ErrorBoundary fallback={null}>
      <Panels {...props} />
    </ErrorBoundary>
  );
}
