import type { ApolloClient } from '@apollo/client';
import { toast, type Settings, type SignedInUser } from '@gym/hub-kit';
import { useEffect, useMemo, useState } from 'react';
import { updateMySettings } from './settings.graphql.ts';

/**
 * The settings of the user, applied to the page. A change shows at once and is saved on the server; if that fails, the
 * saved settings return.
 */
export function useSavedSettings(user: SignedInUser, client: ApolloClient) {
  const [saved, setSaved] = useState({ from: user, settings: user.settings });
  const [unsaved, setUnsaved] = useState<Partial<Settings>>({});
  // The server sends the settings with the user: another tab or browser may have changed them.
  if (saved.from !== user) setSaved({ from: user, settings: user.settings });

  const settings = useMemo(() => ({ ...saved.settings, ...unsaved }), [saved, unsaved]);
  useEffect(() => {
    document.documentElement.dataset['density'] = settings.density;
    document.documentElement.dataset['motion'] = settings.motion;
  }, [settings]);

  return useMemo(
    () => ({
      settings,
      change(part: Partial<Settings>) {
        setUnsaved(before => ({ ...before, ...part }));
        const isOver = () => setUnsaved(before => without(before, part));
        client.mutate({ mutation: updateMySettings, variables: { patch: part } }).then(
          () => {
            setSaved(before => ({ ...before, settings: { ...before.settings, ...part } }));
            isOver();
          },
          (failure: unknown) => {
            console.error('Failed to save settings', failure);
            toast.error('Failed to save settings');
            isOver();
          },
        );
      },
    }),
    [settings, client],
  );
}

/** Drops the values of `part`; a value that was changed again meanwhile stays. */
function without(settings: Partial<Settings>, part: Partial<Settings>): Partial<Settings> {
  const rest = Object.entries(settings).filter(([key, value]) => part[key as keyof Settings] !== value);
  return Object.fromEntries(rest);
}
