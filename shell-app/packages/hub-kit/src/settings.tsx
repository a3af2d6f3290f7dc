import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** What a person sets for themselves. */
export interface Settings {
  density: 'comfortable' | 'compact';
  /** Rows per page; null takes each screen's own. */
  pageSize: number | null;
  motion: 'full' | 'reduced';
}

export const defaultSettings: Settings = { density: 'comfortable', pageSize: null, motion: 'full' };

const SettingsContext = createContext<{ settings: Settings; change(part: Partial<Settings>): void } | null>(
  null,
);

/** The person's settings, and the way to change them. */
export function useSettings() {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings stands outside the settings');
  return value;
}

/** Keeps the settings of one user in local storage, in step between tabs, and lays them on the page. */
export function SettingsProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const key = `settings:${userId}`;
  const [settings, setSettings] = useState(() => read(key));

  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && setSettings(read(key));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  useEffect(() => {
    document.documentElement.dataset.density = settings.density;
    document.documentElement.dataset.motion = settings.motion;
  }, [settings]);

  const value = useMemo(
    () => ({
      settings,
      change(part: Partial<Settings>) {
        const next = { ...settings, ...part };
        localStorage.setItem(key, JSON.stringify(next));
        setSettings(next);
      },
    }),
    [key, settings],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

function read(key: string): Settings {
  try {
    return { ...defaultSettings, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    // Unreadable settings are worth no more than none.
    return defaultSettings;
  }
}
