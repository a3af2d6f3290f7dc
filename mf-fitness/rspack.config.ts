import { hubConfig } from '@gym/hub-build';

export default hubConfig(import.meta.dirname);
