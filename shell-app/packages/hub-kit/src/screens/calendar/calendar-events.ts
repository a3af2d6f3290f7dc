import { addDays } from '../../common/day.ts';
import { formatDay } from '../../common/format.ts';
import type { AnyColumn, CalendarColumn, CalendarDefinition } from '../../definition/define-screen.ts';
import { DAY, textOf } from '../../fields/time-of-day.ts';
import { cellText, chipOf, fieldOf, shownText } from '../cell.tsx';
import { chipColor } from '../../theme/theme.ts';
import type { TimeGridOptions } from './time-grid.tsx';
import { columnOf } from './day-columns.ts';
import { minutesOfSlot, type TimeSlot } from './time-slot.ts';

type CalendarEvent = NonNullable<TimeGridOptions['events']>[number];
type Content = Extract<TimeGridOptions['eventContent'], (...given: never[]) => unknown>;

/** The id of the column of records that have no value. */
export const NO_VALUE = '-';

/** What an event shows besides its time. */
interface EventTexts {
  href: string;
  /** Its day, and its column of the day, which its place shows. */
  place: string;
  title: string;
  details: string;
  /** The words of its chip. */
  status: string;
  /** What is to be said of it. */
  remark: string;
}

/** The period of a row. */
export const slotOf = (row: object, { date, start, end }: CalendarDefinition): TimeSlot => ({
  day: String(fieldOf(row, date)),
  start: String(fieldOf(row, start) ?? ''),
  end: String(fieldOf(row, end) ?? ''),
});

/** `2026-11-30T24:00` is the midnight that the next day begins with. */
function momentText(day: string, minutes: number): string {
  const days = Math.floor(minutes / DAY);
  return `${addDays(day, days)}T${textOf(minutes - days * DAY)}:00`;
}

/**
 * The event of a row: its first column, then what it would be divided by and its chip, in the colors of the chip.
 * @param columns of the screen
 * @param column by which the day is divided, which names its value already
 */
export function eventOf(
  row: { id: string },
  {
    definition,
    columns,
    column,
    href,
    editable,
    remark = '',
  }: {
    definition: CalendarDefinition;
    columns: readonly AnyColumn[];
    column: CalendarColumn | undefined;
    href: string;
    editable: boolean;
    remark?: string;
  },
): CalendarEvent {
  const slot = slotOf(row, definition);
  const { from, to } = minutesOfSlot(slot);
  const [first] = columns;
  const status = columns.find(({ chip }) => chip);
  const colors = chipColor[(status && chipOf(status, row)) ?? 'grey'];
  const details = definition.columns.filter(item => item !== column).map(item => columnOf(row, item).label);
  const texts: EventTexts = {
    href,
    place: [formatDay(slot.day), column && columnOf(row, column).label].filter(Boolean).join(', '),
    title: first ? cellText(first, row) : '',
    details: details.filter(Boolean).join(' · '),
    status: status ? shownText(status, row) : '',
    remark,
  };
  return {
    id: row.id,
    start: momentText(slot.day, from),
    end: momentText(slot.day, to),
    resourceIds: column ? [columnOf(row, column).value || NO_VALUE] : [],
    editable,
    backgroundColor: colors.background,
    textColor: colors.foreground,
    extendedProps: { ...texts },
  };
}

/** The link to the record, which fills its event. */
export const eventContent: Content = ({ event, timeText }) => {
  const { href, place, title, details, status, remark } = event.extendedProps as Partial<EventTexts>;
  if (href === undefined) return timeText;
  const link = document.createElement('a');
  link.href = href;
  link.draggable = false;
  link.dataset['record'] = String(event.id);
  if (remark) link.title = remark;
  const lines = { time: timeText, place, title, details, status, remark };
  for (const [name, text] of Object.entries(lines)) {
    if (!text) continue;
    const line = document.createElement('span');
    line.dataset['line'] = name;
    line.textContent = text;
    if (name === 'status')
      Object.assign(line.style, { background: event.backgroundColor, color: event.textColor });
    // Spaces keep the lines apart in the name of the link.
    link.append(line, ' ');
  }
  return { domNodes: [link] };
};
