import { localeTag } from '@gym/hub-kit/format';

/** `2026-11` → `November 2026`, in the user's language */
export const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(localeTag(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
