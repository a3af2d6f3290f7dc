import { t } from '../../common/text.ts';
import { today } from '../../common/club-clock.ts';
import { Segments } from '../../elements/segments.tsx';
import type { AnyScreen } from '../../definition/define-screen.ts';
import type { AnyCrud } from '../use-crud.ts';

/** Chooses between the list and the calendar, for screens that have both. */
export function CalendarSwitch({ screen, crud }: { screen: AnyScreen; crud: AnyCrud }) {
  const { calendar, changeCalendar } = crud;
  if (!screen.calendar) return null;
  const [column] = screen.calendar.columns;
  return (
    <Segments
      label={t('View')}
      choices={[
        { value: 'list', label: t('List') },
        { value: 'calendar', label: t('Calendar') },
      ]}
      value={calendar ? 'calendar' : 'list'}
      onChoose={(view, options) =>
        changeCalendar(
          view === 'list' ? null : { view: 'week', day: today(), by: column?.key ?? '' },
          options,
        )
      }
    />
  );
}
