import { clubFormats } from './club.ts';

/** What a keyboard that switches the width of its letters types instead of `+`, `,`, `-`, `.`, `/`, digits and `:`. */
const WIDE = /[\uFF0B-\uFF1A]/g;
const WIDTH = 0xff0b - 0x2b;

/**
 * A typed number, date or time in Latin digits, whatever the keyboard: full-width forms and the digits of the club's
 * locale become Latin ones, every minus `-` and every space an ordinary one. Marks that only set the direction are
 * removed, as `Intl` puts them into numbers and dates of some locales.
 */
export const toLatin = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(WIDE, wide => String.fromCharCode(wide.charCodeAt(0) - WIDTH))
    .replaceAll(/\p{Nd}/gu, digit => String(clubFormats().ownDigits.get(digit) ?? digit))
    .replaceAll('−', '-')
    .replaceAll(/\s/g, ' ')
    .trim();
