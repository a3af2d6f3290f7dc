import { t } from '../../common/text.ts';
import { today } from '../../common/club-clock.ts';
import { Segments } from '../../elements/segments.tsx';
import type { CalendarDefinition } from '../../definition/define-screen.ts';
import type { AnyCrud } from '../use-crud.ts';

interface CalendarSwitchProps {
  definition: CalendarDefinition;
  crud: AnyCrud;
}

/** Chooses between the list and the calendar, for screens that have both. */
export default function CalendarSwitch({ definition, crud }: CalendarSwitchProps) {
  const { calendar, changeCalendar } = crud;
  const [column] = definition.columns;
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
