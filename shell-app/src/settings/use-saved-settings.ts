import type { ApolloClient } from '@apollo/client';
import { toast } from '@gym/hub-kit';
import { isRecord, json, storage, type Settings } from '@gym/hub-kit/shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '@gym/hub-kit/format';
import { chooseLanguage, chosenLanguage, isLanguageSetting } from '../language/language.ts';
import { chooseTheme, chosenTheme } from './theme.ts';
import { mySettingsQuery, updateMySettings } from './settings.graphql.ts';

/** The delay after which the settings are requested, in milliseconds: the first screen loads before. */
const FIRST_SCREEN = 5_000;

/** Until the server responds, a user without a copy has the theme and the language last chosen in this browser. */
const defaults = (): Settings => ({
  density: 'comfortable',
  pageSize: null,
  motion: 'full',
  theme: chosenTheme(),
  language: chosenLanguage(),
});

/**
 * The settings of a user, applied to the page. The server stores them; a copy in this browser applies until it
 * responds. A change shows at once; if it cannot be saved, the saved settings return.
 */
export function useSavedSettings(userId: string, client: ApolloClient) {
  const key = `settings:${userId}`;
  const [saved, setSaved] = useState(() => readCopy(key));
  const [unsaved, setUnsaved] = useState<Partial<Settings>>({});
  const settings = useMemo(() => ({ ...saved, ...unsaved }), [saved, unsaved]);

  // Changes are sent one after the other: the last one is what is saved.
  const sent = useRef({ changes: 0, last: Promise.resolve() });

  useEffect(() => {
    let isCurrent = true;
    const fetchSaved = async () => {
      const { changes } = sent.current;
      const { data } = await client.query({ query: mySettingsQuery, fetchPolicy: 'no-cache' });
      // A change that was made meanwhile is later than this response.
      if (isCurrent && data && changes === sent.current.changes)
        setSaved(before => (isSame(before, data.me.settings) ? before : data.me.settings));
    };
    // When the connection is lost, the copy still applies and the next request reports it.
    const delay = Math.max(0, FIRST_SCREEN - performance.now());
    const timer = setTimeout(() => void fetchSaved().catch(() => undefined), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client]);

  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && setSaved(readCopy(key));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  useEffect(() => storage.set(key, JSON.stringify(saved)), [key, saved]);

  useEffect(() => {
    document.documentElement.dataset['density'] = settings.density;
    document.documentElement.dataset['motion'] = settings.motion;
    chooseTheme(settings.theme);
    chooseLanguage(settings.language).catch((error: unknown) => {
      console.error('Failed to load the texts', error);
      toast.error(
        t('The texts in this language could not be loaded. Check the connection and reload the page.'),
      );
    });
  }, [settings]);

  return useMemo(
    () => ({
      settings,
      change(part: Partial<Settings>) {
        setUnsaved(before => ({ ...before, ...part }));
        sent.current.changes += 1;
        sent.current.last = sent.current.last
          .then(() => client.mutate({ mutation: updateMySettings, variables: { patch: part } }))
          .then(() => setSaved(before => ({ ...before, ...part })))
          .catch((failure: unknown) => {
            console.error('Failed to save settings', failure);
            toast.error(t('Failed to save settings'));
          })
          .finally(() => setUnsaved(before => without(before, part)));
      },
    }),
    [settings, client],
  );
}

const isSame = (a: Settings, b: Settings) =>
  (Object.keys(a) as (keyof Settings)[]).every(key => a[key] === b[key]);

/** Drops the values of `part`; a value that was changed again meanwhile stays. */
function without(settings: Partial<Settings>, part: Partial<Settings>): Partial<Settings> {
  const changed = Object.entries(settings).filter(([key, value]) => part[key as keyof Settings] !== value);
  return Object.fromEntries(changed);
}

/** The settings of the copy in this browser; the defaults where it has none. */
export const readCopy = (key: string): Settings => ({ ...defaults(), ...storage.get(key, json(settingsIn)) });

/** Earlier versions stored fewer settings. */
const settingsIn = (stored: unknown): Partial<Settings> | null =>
  isRecord(stored) && Object.entries(stored).every(([name, value]) => isValid[name]?.(value) ?? true)
    ? stored
    : null;

const isValid: Record<string, (value: unknown) => boolean> = {
  density: value => value === 'comfortable' || value === 'compact',
  pageSize: value => value === null || (Number.isInteger(value) && Number(value) > 0),
  motion: value => value === 'full' || value === 'reduced',
  theme: value => value === 'system' || value === 'light' || value === 'dark',
  language: value => typeof value === 'string' && isLanguageSetting(value),
} satisfies Record<keyof Settings, (value: unknown) => boolean>;
