/** The locale of the club; that of the browser until it is known. */
let locale: string | undefined;

/** Reads in which locale the club writes numbers; the browser's stays where that fails. */
export async function loadClubLocale(): Promise<void> {
  try {
    const response = await fetch('/hubs.json');
    const { club } = (await response.json()) as { club: { locale: string } };
    locale = club.locale;
  } catch {
    // Numbers are readable all the same.
  }
}

/** A number with the separators of the club, and all of its decimals. */
export const clubNumber = (value: number): string =>
  value.toLocaleString(locale && new Intl.Locale(locale, { numberingSystem: 'latn' }), {
    maximumFractionDigits: 20,
  });
