import type * as palette from './palette.ts';

/** The name of a CSS custom property: `--gym-color-on-primary`. The prefix keeps it apart from those of libraries such as GraphiQL. */
export const variableName = (group: string, name: string) =>
  `--gym-${group}-${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Makes `var(--gym-color-text)` of `color.text` by its name, so that the browser loads no list of colors. */
const variables = <Names>(group: string) =>
  new Proxy({}, { get: (_, name) => `var(${variableName(group, String(name))})` }) as Readonly<
    Record<keyof Names, string>
  >;

export type ChipColor = keyof typeof palette.chip;

export const color = variables<typeof palette.color>('color');

export const shadow = variables<typeof palette.shadow>('shadow');

/** Foreground and background of each chip. */
export const chipColor = new Proxy({}, { get: (_, name) => variables(`chip-${String(name)}`) }) as Readonly<
  Record<ChipColor, Readonly<Record<'foreground' | 'background', string>>>
>;

/** The series of a chart, in order. A canvas needs them resolved. */
export const chartColors = [1, 2, 3, 4, 5, 6].map(number => `var(${variableName('chart', String(number))})`);
