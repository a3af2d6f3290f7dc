import { createGlobalStyle, css } from 'styled-components';

/** Every colour, distance and size of the product. Nothing else writes a hex value. */

export const color = {
  primary: '#0a0a0a',
  primaryHover: '#2a2a2e',
  onPrimary: '#ffffff',
  secondary: '#7c3aed',
  secondaryHover: '#6d28d9',
  secondarySoft: '#f3eefe',
  secondaryLine: '#d9c8fb',
  text: '#18181b',
  muted: '#5b5b66',
  faint: '#6b6b76',
  canvas: '#f7f7f9',
  surface: '#ffffff',
  sunken: '#f4f4f6',
  hover: '#f1f1f4',
  line: '#e6e6eb',
  /** Borders of controls: 3:1 or more on every background above. */
  lineStrong: '#878793',
  focus: '#7c3aed',
  danger: '#b91c1c',
  dangerHover: '#991b1b',
  dangerSoft: '#fef2f2',
  dangerLine: '#fbcaca',
  success: '#15803d',
  warning: '#b45309',
  scrim: 'rgb(10 10 12 / 45%)',
} as const;

/** Foreground and background of each chip; every pair has a contrast of 4.5 or more. */
export const chipColor = {
  primary: { foreground: '#ffffff', background: '#18181b' },
  secondary: { foreground: '#5b21b6', background: '#ede9fe' },
  green: { foreground: '#166534', background: '#dcfce7' },
  orange: { foreground: '#92400e', background: '#fef0d4' },
  red: { foreground: '#991b1b', background: '#fee2e2' },
  blue: { foreground: '#1e40af', background: '#dbeafe' },
  grey: { foreground: '#3f3f46', background: '#ececf0' },
  platinum: { foreground: '#334155', background: '#e2e8f0' },
  gold: { foreground: '#713f12', background: '#fde68a' },
  silver: { foreground: '#3f3f46', background: '#dcdce2' },
  bronze: { foreground: '#7c2d12', background: '#f6d6bd' },
} as const;

/** The series of a chart, in order; each has a contrast of 3 or more to the ground. */
export const chartColors = ['#7c3aed', '#0f766e', '#d97706', '#334155', '#be185d', '#0369a1'] as const;

export type ChipColor = keyof typeof chipColor;

/** Multiples of four: `space(4)` is 16 px. */
export const space = (steps: number) => `${steps * 4}px`;

export const radius = { small: '6px', base: '8px', large: '12px', round: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgb(16 16 24 / 4%), 0 1px 1px rgb(16 16 24 / 3%)',
  raised: '0 8px 24px rgb(16 16 24 / 10%), 0 2px 6px rgb(16 16 24 / 6%)',
  dialog: '0 24px 64px rgb(16 16 24 / 22%), 0 4px 16px rgb(16 16 24 / 10%)',
} as const;

export const font = {
  family:
    "'Inter Variable', Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Type styles; a text uses one of these and no other size. */
export const typography = {
  display: css`
    font-size: 28px;
    line-height: 36px;
    font-weight: 650;
    letter-spacing: -0.022em;
  `,
  title: css`
    font-size: 22px;
    line-height: 28px;
    font-weight: 650;
    letter-spacing: -0.018em;
  `,
  heading: css`
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.008em;
  `,
  body: css`
    font-size: 14px;
    line-height: 20px;
  `,
  label: css`
    font-size: 13px;
    line-height: 18px;
    font-weight: 550;
  `,
  small: css`
    font-size: 12px;
    line-height: 16px;
  `,
} as const;

export const layout = { topBar: 85, sideNav: 240, field: 40 } as const;

/** The side navigation turns into a drawer below `wide`; dialogs fill the screen below `small`. */
export const breakpoint = {
  small: '(max-width: 599px)',
  belowWide: '(max-width: 959px)',
  wide: '(min-width: 960px)',
} as const;

export const zIndex = { topBar: 10, drawer: 30, popover: 40 } as const;

export const motion = { quick: '120ms ease-out', calm: '200ms cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The ring around whatever the keyboard is on. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** `data-density` and `data-motion` on the root come from the person's settings. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    --row-height: 52px;
    --cell-padding: 16px;
  }
  :root[data-density='compact'] {
    --row-height: 40px;
    --cell-padding: 12px;
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.family};
    font-feature-settings: 'cv05', 'cv11', 'ss03';
    ${typography.body}
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: default; }
  a { color: inherit; }
  svg { flex: none; }
  :focus-visible { ${focusRing} }
  /* Shadows and backgrounds are gone there, and colored borders are all one color. */
  @media (forced-colors: active) {
    dialog, [popover] { border: 1px solid CanvasText !important; }
    :focus-visible { outline: 2px solid Highlight !important; }
  }
  ::selection { background: ${color.secondaryLine}; }
  :root[data-motion='reduced'] *, :root[data-motion='reduced'] *::before, :root[data-motion='reduced'] *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
