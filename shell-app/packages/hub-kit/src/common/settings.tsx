import { createContext, useContext } from 'react';
import type { Language } from './text.ts';

/** How the app looks for one user; the server stores it. */
export interface Settings {
  density: 'comfortable' | 'compact';
  /** Rows per page; null for the default of each screen. */
  pageSize: number | null;
  motion: 'full' | 'reduced';
  /** The colors; with `system`, the colors of the operating system. */
  theme: 'system' | 'light' | 'dark';
  /** The language of the texts; with `system`, the language of the browser. */
  language: 'system' | Language;
}

interface SettingsValue {
  settings: Settings;
  /** Applies the change at once and saves it. */
  change(part: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsValue | null>(null);

export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): SettingsValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider');
  return value;
}
