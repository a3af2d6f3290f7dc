import { chart, chip, color, lightDark, shadow } from './palette.ts';
import { variableName } from './variables.ts';

/** Registered as colors, so that a canvas can read their resolved values. */
const colors = [
  ...Object.entries(color).map(([name, pair]) => [variableName('color', name), lightDark(pair)]),
  ...chart.map((pair, index) => [variableName('chart', String(index + 1)), lightDark(pair)]),
] as [string, string][];

const declarations = [
  ...colors,
  ...Object.entries(chip).flatMap(([name, { foreground, background }]) => [
    [variableName(`chip-${name}`, 'foreground'), lightDark(foreground)],
    [variableName(`chip-${name}`, 'background'), lightDark(background)],
  ]),
  ...Object.entries(shadow).map(([name, value]) => [variableName('shadow', name), value]),
];

/**
 * Declares the custom properties and selects the theme: `data-theme` of the root is `dark`, `system` for the
 * operating system's, or anything else for the light one. Paper is white, and forced colors come from the operating system.
 */
export const stylesheet = `
${colors.map(([name]) => `@property ${name} { syntax: '<color>'; inherits: true; initial-value: transparent; }`).join('\n')}
:root {
color-scheme: light;
${declarations.map(([name, value]) => `${name}: ${value};`).join('\n')}
background: var(--gym-color-canvas);
color: var(--gym-color-text);
}
:root[data-theme='system'] { color-scheme: light dark; }
:root[data-theme='dark'] { color-scheme: dark; }
@media (forced-colors: active) { :root[data-theme] { color-scheme: light dark; } }
@media print { :root, :root[data-theme] { color-scheme: light; } }
`.trim();
