import { shellConfig } from '@gym/hub-build/shell';
import { iconRules, slotNames } from '@gym/hub-kit/contract';
import { shellPaths } from './src/shell-paths.ts';

export default shellConfig(import.meta.dirname, {
  slots: slotNames,
  icons: iconRules,
  paths: Object.values(shellPaths),
});
