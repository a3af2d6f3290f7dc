import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { messages } from './toast.ts';

/** The corner and its library come with the first message. */
const Corner = lazyPart(() => import('./toast-corner.tsx'));

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
