import { shellConfig } from '@gym/hub-build';

export default shellConfig(import.meta.dirname);
