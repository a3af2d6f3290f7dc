import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const embedPdf = (name: string, file: string) =>
  join(dirname(require.resolve(`@embedpdf/fonts-${name}`)), '../fonts', file);
const fontsource = (name: string, file: string) =>
  join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files', file);

interface Font {
  regular: string;
  bold: string;
  /** The scripts for which it is taken before the fonts that follow. */
  characters: RegExp;
}

const han = embedPdf('sc', 'NotoSansHans-Regular.otf');
const hangul = embedPdf('kr', 'NotoSansKR-Regular.otf');

/** The fonts of documents, the one for everything else last. A document contains the glyphs that it shows. */
const fonts = {
  arabic: {
    regular: embedPdf('arabic', 'NotoNaskhArabic-Regular.ttf'),
    bold: embedPdf('arabic', 'NotoNaskhArabic-Bold.ttf'),
    characters: /\p{Script_Extensions=Arabic}/u,
  },
  hebrew: {
    regular: embedPdf('hebrew', 'NotoSansHebrew-Regular.ttf'),
    bold: embedPdf('hebrew', 'NotoSansHebrew-Bold.ttf'),
    characters: /\p{Script=Hebrew}/u,
  },
  thai: {
    regular: fontsource('noto-sans-thai', 'noto-sans-thai-thai-400-normal.woff'),
    bold: fontsource('noto-sans-thai', 'noto-sans-thai-thai-700-normal.woff'),
    characters: /\p{Script=Thai}/u,
  },
  hangul: { regular: hangul, bold: hangul, characters: /\p{Script=Hangul}/u },
  han: {
    regular: han,
    bold: han,
    characters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  latin: {
    regular: embedPdf('latin', 'NotoSans-Regular.ttf'),
    bold: embedPdf('latin', 'NotoSans-Bold.ttf'),
    characters: /[^]/u,
  },
} satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;
export type Weight = 'regular' | 'bold';

const entries = Object.entries(fonts) as [FontName, Font][];

/** The font that has a character. */
export const fontOf = (character: string): FontName =>
  entries.find(([, { characters }]) => characters.test(character))![0];

export const fontFile = (name: FontName, weight: Weight): string => fonts[name][weight];
