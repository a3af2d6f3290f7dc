import { ErrorBoundary } from 'react-error-boundary';
import { Suspense, useContext, useEffect } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { SlotContext, type PanelSlotProps } from './slot-context.ts';

const LazyPanels = lazyPart(() => import(/* webpackChunkName: "related" */ './slot-panels.tsx'));

/**
 * A slot for the panels of other hubs: a button for each panel that the user may view. Code and rows are fetched when
 * a panel is opened. Without panels, the slot is empty.
 * @example
 * <Slot name="member" memberId="17" />
 */
export function Slot(props: PanelSlotProps) {
  const Offers = useContext(SlotContext);
  useEffect(() => LazyPanels.preload(), []);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div style={{ height: 56 }} />}>
        <Offers {...props}>{offers => <LazyPanels offers={offers} />}</Offers>
      </Suspense>
    </ErrorBoundary>
  );
}
