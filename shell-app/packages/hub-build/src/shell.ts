export { shellConfig } from './shell-config.ts';
