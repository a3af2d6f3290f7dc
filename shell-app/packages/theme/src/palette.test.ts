import { describe, expect, test } from 'vitest';
import { chart, chip, color, type ColorPair, type Theme } from './palette.ts';

const themes: Theme[] = ['light', 'dark'];
const { canvas, surface, raised, sunken, hover } = color;
const backgrounds = { canvas, surface, raised, sunken, hover };
const soft = { secondarySoft: color.secondarySoft, dangerSoft: color.dangerSoft };

type Colors = Record<string, ColorPair>;

/** Each pair of a foreground and a background, with its name. */
const pairs = (foregrounds: Colors, on: Colors) =>
  Object.entries(foregrounds).flatMap(([name, foreground]) =>
    Object.entries(on).map(([background, pair]) => [`${name} on ${background}`, foreground, pair] as const),
  );

describe.each(themes)('in the %s theme', theme => {
  const { text, muted, faint, danger, dangerHover, success, warning, secondary, secondaryHover } = color;

  test.each([
    ...pairs({ text, muted, faint, danger, success, warning, secondary }, backgrounds),
    ...pairs(
      { text, secondaryHover },
      { secondarySoft: soft.secondarySoft, secondaryLine: color.secondaryLine },
    ),
    ...pairs({ text, danger, dangerHover }, { dangerSoft: soft.dangerSoft }),
    ...pairs(
      { onPrimary: color.onPrimary },
      {
        primary: color.primary,
        primaryHover: color.primaryHover,
        secondary,
        danger,
        dangerHover,
        success,
        warning,
      },
    ),
    ...Object.entries(chip).map(
      ([name, { foreground, background }]) => [`chip ${name}`, foreground, background] as const,
    ),
  ])('the text %s has a contrast of 4.5', (_, foreground, background) => {
    expect(contrast(foreground[theme], background[theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...pairs({ lineStrong: color.lineStrong, focus: color.focus }, { ...backgrounds, ...soft }),
    ...pairs(Object.fromEntries(chart.map((pair, index) => [`series ${index + 1}`, pair])), {
      canvas,
      surface,
      raised,
    }),
  ])('%s has a contrast of 3', (_, foreground, background) => {
    expect(contrast(foreground[theme], background[theme])).toBeGreaterThanOrEqual(3);
  });

  test.each(pairs({ line: color.line }, { canvas, surface, raised, sunken }))(
    '%s shows',
    (_, line, background) => {
      expect(contrast(line[theme], background[theme])).toBeGreaterThanOrEqual(1.15);
    },
  );
});

test('in the dark theme what is raised is lighter', () => {
  const levels = [canvas, surface, raised, hover].map(({ dark }) => luminance(dark));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(levels.length);
});

/** The contrast of two colors as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = /^#(..)(..)(..)$/
    .exec(color)!
    .slice(1)
    .map(part => parseInt(part, 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
