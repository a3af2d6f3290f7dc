import { storage, type Settings } from '@gym/hub-kit/shell';

const KEY = 'theme';

/** The theme that was last chosen in this browser; light unless one was. */
export function chosenTheme(): Settings['theme'] {
  const stored = storage.get(KEY);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** Applies a theme to this page, and to all pages of this browser until another is chosen. */
export function chooseTheme(theme: Settings['theme']): void {
  storage.set(KEY, theme);
  // Browsers send this event to the other tabs; the script in the head of each page listens.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme }));
}
