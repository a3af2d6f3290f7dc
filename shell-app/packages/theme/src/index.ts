export { themeHead, themeScriptSource } from './head.ts';
export { color, type ColorPair, type Theme } from './palette.ts';
