import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../common/day.ts';
import { isRelativeDay, toDateMath } from '../../definition/relative-day.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { AS_OF } from '../../common/day-context.ts';

/** Loaded where a page is shown as of a day. */
const PastPage = lazyPart(() => import(/* webpackChunkName: "as-of" */ './past-page.tsx'), {
  fallback: <RowsSkeleton />,
});

/** Loaded when a day is chosen. */
const DayDialog = lazyPart(() => import(/* webpackChunkName: "as-of" */ './day-dialog.tsx'), {
  fallback: null,
});

/** A page of a hub, as of the day that its address names. */
export function AsOf({ children }: { children: ReactNode }) {
  const [address] = useSearchParams();
  const day = toDateMath(address.get(AS_OF) ?? '');
  return (
    <>
      {address.get(AS_OF) === '' && <DayDialog />}
      {isDay(day) || isRelativeDay(day) ? (
        <PastPage key={day} day={day}>
          {children}
        </PastPage>
      ) : (
        children
      )}
    </>
  );
}
