/** What can be chosen as formats of the club, named in the language of the user. */

interface Choice {
  value: string;
  label: string;
}

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

/** Currencies whose amounts the system stores exactly: of two decimals or none. */
export function currencyChoices(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .filter(hasStoredDecimals)
    .map(value => ({ value, label: `${value} · ${names.of(value)}` }));
}

function hasStoredDecimals(currency: string): boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return [0, 2].includes(format.resolvedOptions().maximumFractionDigits!);
}

/** The locales of most clubs; the API takes any other. */
const LOCALES =
  'en-US en-GB en-AU en-CA en-IE en-IN en-NZ en-ZA de-DE de-AT de-CH fr-FR fr-BE fr-CA fr-CH it-IT it-CH es-ES es-AR es-CL es-CO es-MX pt-BR pt-PT nl-NL nl-BE da-DK sv-SE nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR hr-HR sl-SI sr-RS et-EE lv-LV lt-LT uk-UA tr-TR he-IL ar-AE ar-EG ja-JP ko-KR zh-CN zh-TW th-TH vi-VN id-ID ms-MY hi-IN';

export function localeChoices(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return LOCALES.split(' ')
    .map(value => ({ value, label: `${names.of(value)} · ${value}` }))
    .toSorted(byLabel);
}

/** The days on which a week can begin, and the months in which a fiscal year can. */
export const weekStartChoices = (language: string): Choice[] =>
  ['saturday', 'sunday', 'monday'].map((value, index) => ({
    value,
    // 3 January 2026 is a Saturday.
    label: nameIn(language, { weekday: 'long' }, Date.UTC(2026, 0, 3 + index)),
  }));

export const monthChoices = (language: string): Choice[] =>
  Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: nameIn(language, { month: 'long' }, Date.UTC(2026, month)),
  }));

const nameIn = (language: string, name: Intl.DateTimeFormatOptions, day: number) =>
  new Intl.DateTimeFormat(language, { ...name, timeZone: 'UTC' }).format(day);

export const timeZoneChoices = (): Choice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map(value => ({ value, label: value.replaceAll('_', ' ') }));
