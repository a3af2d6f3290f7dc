export { hubConfig } from './hub-config.ts';
export { shellConfig } from './shell-config.ts';
