import { shellConfig } from '@gym/hub-build/shell';
import { iconRules } from '@gym/hub-kit/contract';
import { shellPaths } from './src/shell-paths.ts';

export default shellConfig(import.meta.dirname, {
  icons: iconRules,
  paths: Object.values(shellPaths),
});
