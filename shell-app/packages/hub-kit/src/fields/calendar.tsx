import { color, mixin, radius } from '../theme/theme.ts';
import { localeTag, t } from '../common/text.ts';
import { today } from '../common/club-clock.ts';
import { DayPicker, type Modifiers } from 'react-day-picker';
import styled from 'styled-components';
import { fromCalendarDate, toCalendarDate } from '../common/day.ts';
import { firstWeekday } from '../common/club.ts';

/** A month to pick a day from; the week starts as in the club's locale. Loaded when first opened. */
export default function Calendar(props: { value: string | null; onChoose: (day: string) => void }) {
  const now = toCalendarDate(today());
  const thisYear = now.getFullYear();
  const selected = props.value ? toCalendarDate(props.value) : undefined;
  return (
    <Skin>
      <DayPicker
        mode="single"
        formatters={{ formatMonthDropdown: monthName, formatWeekdayName: weekdayName }}
        autoFocus
        today={now}
        weekStartsOn={firstWeekday()}
        showOutsideDays
        captionLayout="dropdown"
        startMonth={new Date(thisYear - 100, 0)}
        endMonth={new Date(thisYear + 20, 11)}
        selected={selected}
        defaultMonth={selected}
        labels={{
          labelDayButton: labelOf,
          labelPrevious: () => t('Go to the Previous Month'),
          labelNext: () => t('Go to the Next Month'),
          labelMonthDropdown: () => t('Choose the Month'),
          labelYearDropdown: () => t('Choose the Year'),
        }}
        onDayClick={date => props.onChoose(fromCalendarDate(date))}
      />
    </Skin>
  );
}

const monthName = (month: Date) => month.toLocaleDateString(localeTag(), { month: 'long' });

/** `Su`, `So` */
const weekdayName = (day: Date) => day.toLocaleDateString(localeTag(), { weekday: 'short' }).slice(0, 2);

/** Names a day by words that hold its number as it shows: `Today, Sunday, November 1, 2026, selected`. */
const labelOf = (date: Date, { today, selected }: Modifiers) =>
  [
    today && t('Today'),
    date.toLocaleDateString(localeTag(), { dateStyle: 'full' }),
    selected && t('selected'),
  ]
    .filter(Boolean)
    .join(', ');

const Skin = styled.div`
  padding: 8px;
  .rdp-months,
  .rdp-month {
    position: relative;
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: 1;
    display: flex;
  }
  .rdp-nav button,
  .rdp-day_button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: ${radius.base};
    background: none;
  }
  .rdp-nav svg {
    width: 16px;
    height: 16px;
    fill: ${color.muted};
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 36px;
    margin-bottom: 4px;
    font-weight: 600;
  }
  .rdp-dropdowns {
    display: flex;
    gap: 4px;
  }
  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
    height: 32px;
    padding: 0 6px;
    border-radius: ${radius.small};
  }
  .rdp-dropdown_root:hover,
  .rdp-nav button:hover,
  .rdp-day:not(.rdp-selected) .rdp-day_button:hover {
    background: ${color.hover};
  }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .rdp-dropdown:focus-visible + .rdp-caption_label {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
    border-radius: 2px;
  }
  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .rdp-caption_label svg {
    width: 14px;
    height: 14px;
    fill: ${color.muted};
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    width: 36px;
    height: 32px;
    color: ${color.muted};
    font-size: 12px;
    font-weight: 500;
  }
  .rdp-day {
    padding: 1px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .rdp-outside {
    color: ${color.faint};
  }
  .rdp-today .rdp-day_button {
    font-weight: 700;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
    @media (forced-colors: active) {
      border: 1px solid ButtonText;
    }
  }
  .rdp-selected .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
    ${mixin.selectedInForcedColors}
  }
`;
