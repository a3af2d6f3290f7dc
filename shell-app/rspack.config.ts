import { shellConfig } from '@gym/hub-build';
import { iconRules, slotNames } from '@gym/hub-kit/contract';

export default shellConfig(import.meta.dirname, { slots: slotNames, icons: iconRules });
