import { string } from 'yup';
import { t } from '../common/text.ts';
import { isMoment, splitMoment } from '../fields/moment.ts';
import { isTime } from '../fields/time.ts';

/** A moment field's rule: empty, or both a date and a time. */
export const momentText = () =>
  string()
    .defined()
    .test('moment', (text, { createError }) => {
      if (text === '' || isMoment(text)) return true;
      const { time } = splitMoment(text);
      const isWrong = time !== '' && !isTime(time);
      return createError({
        message: isWrong ? t('Enter a time such as 09:30') : t('Enter a date and a time'),
      });
    });
