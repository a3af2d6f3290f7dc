import kit from '@gym/hub-kit/messages/de.json';
import shell from '../../messages/de.json';

export { createTranslator } from './translator.ts';

/** German. */
export const catalogues = [kit, shell];
