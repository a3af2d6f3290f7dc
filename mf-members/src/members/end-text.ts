import { formatDay, t } from '@gym/hub-kit/format';

/** The end of a membership whose contract has none. */
const NO_END = '9999-12-31';

export const endText = (end: string): string => (end === NO_END ? t('No end') : formatDay(end));
