import { oneOf, storage, type Settings } from '@gym/hub-kit/shell';

const KEY = 'theme';

/** The theme that was last chosen in this browser; light unless one was. */
export function chosenTheme(): Settings['theme'] {
  return storage.get(KEY, oneOf('light', 'dark', 'system')) ?? 'light';
}

/** Applies a theme to this page, and to all pages of this browser until another is chosen. */
export function chooseTheme(theme: Settings['theme']): void {
  storage.set(KEY, theme);
  // Browsers send this event to the other tabs; the script in the head of each page listens.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme }));
}
