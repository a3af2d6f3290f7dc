import type { Theme } from './palette.ts';

/** The theme that the page shows: the one chosen or, with `system`, the operating system's. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

/**
 * The value that a color of `variables.ts` has now, for a canvas.
 * @param variable such as `var(--gym-color-text)`
 */
export const resolveColor = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1));

/**
 * Calls back when colors may have changed: by a choice, by the operating system or for printing.
 * @returns stops it
 */
export function onThemeChange(callback: () => void): () => void {
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map(query =>
    matchMedia(query),
  );
  for (const list of media) list.addEventListener('change', callback);
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    for (const list of media) list.removeEventListener('change', callback);
    observer.disconnect();
  };
}
