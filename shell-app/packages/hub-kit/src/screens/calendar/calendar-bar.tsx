import styled from 'styled-components';
import { today } from '../../common/club-clock.ts';
import { toCalendarDate } from '../../common/day.ts';
import { formatDay } from '../../common/format.ts';
import { localeTag, t } from '../../common/text.ts';
import type { CalendarDefinition } from '../../definition/define-screen.ts';
import { Button, IconButton } from '../../elements/button.tsx';
import { Segments } from '../../elements/segments.tsx';
import { color, layout, mixin, radius, space, typography } from '../../theme/theme.ts';
import { daysOf, pagedDay, type CalendarState } from './calendar-state.ts';

interface CalendarBarProps {
  definition: CalendarDefinition;
  state: CalendarState;
  /** Narrow windows show the agenda only. */
  narrow: boolean;
  onChange: (state: CalendarState, options?: { replace: boolean }) => void;
}

/** The days that are shown, with what leads to others, and the views. */
export function CalendarBar({ definition, state, narrow, onChange }: CalendarBarProps) {
  const isDay = state.view === 'day';
  const { from, to } = daysOf(state);
  const weekday = toCalendarDate(from).toLocaleDateString(localeTag(), { weekday: 'long' });
  const isToday = from <= today() && today() <= to;
  return (
    <Bar>
      <IconButton
        icon="chevron-left"
        label={isDay ? t('Previous day') : t('Previous week')}
        onClick={() => onChange({ ...state, day: pagedDay(state, -1) })}
      />
      <Days aria-live="polite">
        {isDay ? `${weekday}, ${formatDay(from)}` : `${formatDay(from)} – ${formatDay(to)}`}
      </Days>
      <IconButton
        icon="chevron-right"
        label={isDay ? t('Next day') : t('Next week')}
        onClick={() => onChange({ ...state, day: pagedDay(state, 1) })}
      />
      {!isToday && <Button onClick={() => onChange({ ...state, day: today() })}>{t('Today')}</Button>}
      <Views>
        {isDay && definition.columns.length > 1 && (
          <Columns
            aria-label={t('Columns')}
            value={state.by}
            onChange={({ target }) => onChange({ ...state, by: target.value })}
          >
            {definition.columns.map(({ key, label }) => (
              <option key={key} value={key}>
                {t('By {field}', { field: t(label) })}
              </option>
            ))}
          </Columns>
        )}
        {!narrow && (
          <Segments
            label={t('Days')}
            choices={[
              { value: 'day', label: t('Day') },
              { value: 'week', label: t('Week') },
              { value: 'agenda', label: t('Agenda') },
            ]}
            value={state.view}
            onChoose={(view, options) => onChange({ ...state, view }, options)}
          />
        )}
      </Views>
    </Bar>
  );
}

const Bar = styled.div`
  ${mixin.row}
  flex: none;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
`;

const Days = styled.strong`
  ${typography.label}
  font-variant-numeric: tabular-nums;
`;

const Views = styled.div`
  ${mixin.row}
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const Columns = styled.select`
  height: ${layout.field}px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  background: ${color.surface};
  color: ${color.text};
`;
