import { color, type ColorPair, type Theme } from '@gym/theme';

/** The colors of GraphiQL by the names of ours. */
const names = {
  base: color.surface,
  neutral: color.text,
  primary: color.secondary,
  secondary: color.secondaryHover,
  error: color.danger,
  warning: color.warning,
  success: color.success,
} satisfies Record<string, ColorPair>;

const parts = [
  '.graphiql-container',
  '.graphiql-dialog',
  '.graphiql-tooltip',
  '[data-radix-popper-content-wrapper]',
];

const declare = (theme: Theme, root: string) => `${root} body :is(${parts.join(', ')}) {
${Object.entries(names)
  .map(([name, pair]) => `--color-${name}: ${toHsl(pair[theme])};`)
  .join('\n')}
}`;

/** GraphiQL mixes its colors from hue, saturation and lightness, which `light-dark()` cannot choose. */
export const graphiqlColors = [
  declare('light', ':root[data-theme]'),
  declare('dark', ":root[data-theme='dark']"),
  `@media (prefers-color-scheme: dark) { ${declare('dark', ":root[data-theme='system']")} }`,
].join('\n');

/** `#ff0000` is `0, 100%, 50%`. */
function toHsl(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range && range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    range &&
    (most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4);
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return `${Math.round(sector * 60)}, ${percent(saturation)}, ${percent(lightness)}`;
}
