export { baseConfig } from './base-config.ts';
export { hubConfig } from './hub-config.ts';
