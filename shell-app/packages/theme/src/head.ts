import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logo } from './logo.ts';
import { color, type Theme } from './palette.ts';
import { stylesheet } from './stylesheet.ts';

const script = readFileSync(join(import.meta.dirname, 'apply-theme.js'), 'utf8');

/** Permits the script of `themeHead` in the `script-src` of a Content Security Policy. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const themeColor = (theme: Theme) =>
  `<meta name="theme-color" content="${color.surface[theme]}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`;

/** The color of tabs is the operating system's choice, not the page's. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>
rect { fill: ${color.primary.light} } path { stroke: ${color.onPrimary.light} }
@media (prefers-color-scheme: dark) { rect { fill: ${color.primary.dark} } path { stroke: ${color.onPrimary.dark} } }
</style>
<rect width="32" height="32" rx="9"/><path d="${logo}" fill="none" stroke-width="2.4" stroke-linecap="round"/>
</svg>`;

/** What the head of each page contains, so that its first paint has the chosen theme: colors, script and icon. */
export const themeHead = [
  themeColor('light'),
  themeColor('dark'),
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
  `<style>${stylesheet}</style>`,
  `<script>${script}</script>`,
].join('\n');
