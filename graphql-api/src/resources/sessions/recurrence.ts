import { createRequire } from 'node:module';
import type * as rrule from 'rrule';
import { addDays } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { type Message, msg } from '../../common/message.ts';

// Its CommonJS file has no named exports for Node.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof rrule;

/** The most sessions that follow on one at once: two years of a weekly one. */
export const MOST_FOLLOWING = 104;

const PARTS = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT'];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const LONGEST_RULE = 200;

/** A rule in capitals, without spaces. */
export const normalizedRule = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * The days after the first one on which a weekly rule falls, by RFC 5545. The first day is the first of `COUNT`. Days have no
 * time zone: the library computes with them in UTC.
 * @param text a normalized rule
 * @param first `yyyy-mm-dd`
 * @throws BAD_USER_INPUT for another rule than a weekly one with an end, and for more than 104 days
 */
export function followingDays(text: string, first: string): string[] {
  const problem = ruleError(text, first);
  if (problem) throw badInput({ rule: problem });
  const options = RRule.parseString(text);
  const rule = new RRule({ ...options, dtstart: new Date(`${first}T00:00:00Z`) });
  const days = rule
    .all((_day, index) => index <= MOST_FOLLOWING + 1)
    .map(day => day.toISOString().slice(0, 10))
    .filter(day => day !== first);
  if (days.length > MOST_FOLLOWING)
    throw badInput({ rule: msg('A session is repeated at most {most} times', { most: MOST_FOLLOWING }) });
  if (days.length === 0) throw badInput({ rule: msg('The rule has no day after this session') });
  return days;
}

function ruleError(text: string, first: string): Message | null {
  if (text.length > LONGEST_RULE) return UNREADABLE;
  const entries = text.split(';').map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });
  const parts = new Map(entries);
  if (parts.size < entries.length || entries.some(([name, value]) => !PARTS.includes(name) || !value))
    return UNREADABLE;
  if (parts.get('FREQ') !== 'WEEKLY') return UNREADABLE;
  if (!isWhole(parts.get('INTERVAL') ?? '1') || !isWhole(parts.get('COUNT') ?? '1')) return UNREADABLE;
  const until = parts.get('UNTIL');
  if (parts.has('COUNT') === (until !== undefined)) return msg('A rule ends either with UNTIL or with COUNT');
  if (until !== undefined && !isDay(until)) return msg('UNTIL is a day, such as 20310331');
  const days = parts.get('BYDAY')?.split(',') ?? [];
  if (days.some(day => !WEEKDAYS.includes(day))) return UNREADABLE;
  const own = WEEKDAYS[new Date(`${first}T00:00:00Z`).getUTCDay()]!;
  return days.length > 0 && !days.includes(own)
    ? msg('BYDAY must include {day}, the weekday of the session', { day: own })
    : null;
}

const UNREADABLE = msg(
  'A rule is weekly, as in RFC 5545: FREQ=WEEKLY with INTERVAL, BYDAY, and UNTIL or COUNT, such as FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10',
);

const isWhole = (text: string) => /^[1-9]\d{0,3}$/.test(text);

function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}
