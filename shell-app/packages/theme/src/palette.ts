/**
 * Every color of the product, each with its value in the light and in the dark theme. `stylesheet.ts` declares them as
 * CSS custom properties; `palette.test.ts` computes their contrasts.
 */

export type Theme = 'light' | 'dark';
export type ColorPair = Readonly<Record<Theme, string>>;

const pair = (light: string, dark: string): ColorPair => ({ light, dark });

export const color = {
  primary: pair('#0a0a0a', '#f4f4f6'),
  primaryHover: pair('#2a2a2e', '#d3d3da'),
  /** Text on `primary`, `secondary`, `danger`, `success` and `warning`. */
  onPrimary: pair('#ffffff', '#0e0e11'),
  secondary: pair('#7c3aed', '#a78bfa'),
  secondaryHover: pair('#6d28d9', '#c4b5fd'),
  secondarySoft: pair('#f3eefe', '#2a2340'),
  secondaryLine: pair('#d9c8fb', '#4d3f7a'),
  text: pair('#18181b', '#ededf0'),
  muted: pair('#5b5b66', '#b4b4bf'),
  faint: pair('#6b6b76', '#a0a0ac'),
  canvas: pair('#f7f7f9', '#0e0e11'),
  surface: pair('#ffffff', '#18181c'),
  /** Dialogs, menus and messages, which stand above surfaces. */
  raised: pair('#ffffff', '#202025'),
  sunken: pair('#f4f4f6', '#121215'),
  hover: pair('#f1f1f4', '#2a2a31'),
  line: pair('#e3e3e9', '#34343c'),
  /** Borders of controls. */
  lineStrong: pair('#82828e', '#82828e'),
  focus: pair('#7c3aed', '#a78bfa'),
  danger: pair('#b91c1c', '#f87171'),
  dangerHover: pair('#991b1b', '#fca5a5'),
  dangerSoft: pair('#fef2f2', '#3a1a1d'),
  dangerLine: pair('#fbcaca', '#7a2e33'),
  success: pair('#147a3a', '#4ade80'),
  warning: pair('#ab4f08', '#fbbf24'),
  scrim: pair('rgb(10 10 12 / 45%)', 'rgb(0 0 0 / 65%)'),
};

interface ChipColors {
  foreground: ColorPair;
  background: ColorPair;
}

const chipPair = (light: [string, string], dark: [string, string]): ChipColors => ({
  foreground: pair(light[0], dark[0]),
  background: pair(light[1], dark[1]),
});

/** Foreground and background of each chip. */
export const chip = {
  primary: { foreground: color.onPrimary, background: color.primary },
  /** What needs attention, louder than every status. */
  alert: chipPair(['#ffffff', '#b91c1c'], ['#2a0b0b', '#f87171']),
  secondary: { foreground: color.onPrimary, background: color.secondary },
  green: chipPair(['#166534', '#dcfce7'], ['#86efac', '#163d27']),
  orange: chipPair(['#92400e', '#fef0d4'], ['#fcd29f', '#4a2f0d']),
  red: chipPair(['#991b1b', '#fee2e2'], ['#fcb1b1', '#521f22']),
  blue: chipPair(['#1e40af', '#dbeafe'], ['#b3cdfd', '#1f3261']),
  grey: chipPair(['#3f3f46', '#ececf0'], ['#d4d4dc', '#36363e']),
  platinum: chipPair(['#334155', '#e2e8f0'], ['#cbd5e1', '#2f3f54']),
  gold: chipPair(['#713f12', '#fde68a'], ['#fde047', '#4d3d08']),
  silver: chipPair(['#3f3f46', '#dcdce2'], ['#e4e4e7', '#4a4a53']),
  bronze: chipPair(['#7c2d12', '#f6d6bd'], ['#f2bd98', '#55301a']),
};

/** The series of a chart, in order. */
export const chart = [
  pair('#7c3aed', '#a78bfa'),
  pair('#0f766e', '#2dd4bf'),
  pair('#c96f06', '#fbbf24'),
  pair('#334155', '#94a3b8'),
  pair('#be185d', '#f472b6'),
  pair('#0369a1', '#38bdf8'),
] as const;

export const lightDark = ({ light, dark }: ColorPair) => `light-dark(${light}, ${dark})`;

/** On a dark background a shadow does not show; a line around the box does. */
const edge = `0 0 0 1px ${lightDark(pair('transparent', '#3a3a43'))}`;

const shade = (opacity: number) =>
  lightDark(pair(`rgb(16 16 24 / ${opacity}%)`, `rgb(0 0 0 / ${opacity * 3}%)`));

export const shadow = {
  card: `0 1px 2px ${shade(4)}, 0 1px 1px ${shade(3)}`,
  raised: `${edge}, 0 8px 24px ${shade(10)}, 0 2px 6px ${shade(6)}`,
  dialog: `${edge}, 0 24px 64px ${shade(22)}, 0 4px 16px ${shade(10)}`,
};
