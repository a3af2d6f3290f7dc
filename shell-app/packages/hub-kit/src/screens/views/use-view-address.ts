import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../common/session.tsx';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { defaultViewOf } from './saved-view.ts';
import { openedWith } from './view-address.ts';

/** The search parameters of a list, which opens with the default view of the user. */
export function useViewAddress(resource: string) {
  const { user } = useSession();
  const [given, setGiven] = useSearchParams();
  const opened = useCallback(
    (address: URLSearchParams) => openedWith(address, () => defaultViewOf(user.id, resource)),
    [user.id, resource],
  );
  // The first request is that of the view.
  const address = useMemo(() => opened(given), [opened, given]);
  useEffect(() => {
    if (address !== given) setGiven(address, { replace: true });
  }, [address, given, setGiven]);

  const setAddress = useEventCallback(
    (change: (now: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) =>
      setGiven(now => {
        const next = change(opened(now));
        // The user has removed the last filter: this does not open the list again.
        if (opened(next) !== next) next.set('saved', 'none');
        return next;
      }, options),
  );
  return [address, setAddress] as const;
}
