import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, isDay } from '../../common/day.ts';
import { today } from '../../common/club-clock.ts';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { Dialog } from '../../elements/dialog.tsx';
import { DateInput } from '../../fields/date-input.tsx';
import { withDay } from '../../common/day-context.ts';

/** Asks as of which day the page is shown: yesterday at first. */
export default function DayDialog() {
  const [, setAddress] = useSearchParams();
  const [day, setDay] = useState(() => addDays(today(), -1));
  const form = useId();
  const go = (to: string | null) => setAddress(now => withDay(now, to), { replace: true });
  const isPast = isDay(day) && day <= today();
  return (
    <Dialog
      title={t('As of a day')}
      subtitle={t('Shows the records as they were at the end of that day.')}
      width={440}
      onClose={() => go(null)}
      footer={
        <>
          <Button onClick={() => go(null)}>{t('Cancel')}</Button>
          <Button type="submit" form={form} look="solid" disabled={!isPast}>
            {t('Show')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault();
          if (isPast) go(day);
        }}
      >
        <DateInput
          name="asOf"
          label={t('Day')}
          aria-label={t('Day')}
          value={day}
          onChange={setDay}
          past
          required
        />
      </form>
    </Dialog>
  );
}
