import { lazy, Suspense, useSyncExternalStore } from 'react';
import { messages } from './toast.ts';

/** The corner and its library come with the first message. */
const Corner = lazy(() => import('./toast-corner.tsx'));

/** Stands once, in the shell. */
export function Toasts() {
  const wanted = useSyncExternalStore(messages.subscribe, messages.wanted);
  return (
    wanted && (
      <Suspense>
        <Corner />
      </Suspense>
    )
  );
}
