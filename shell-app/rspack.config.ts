import { shellConfig } from '@gym/hub-build';
import { slotNames } from '@gym/hub-kit/contract';

export default shellConfig(import.meta.dirname, slotNames);
