import { afterEach, expect, test } from 'vitest';
import { currentClub, setClub } from '../../common/club.ts';
import { setClubTimeZone } from '../../common/club-clock.ts';
import { formatDay, formatMoment, formatMoney, formatShortDay } from '../../common/format.ts';
import type { ColumnDefinition } from '../../definition/define-screen.ts';
import { csvOf, type CsvDates } from './csv.ts';

const club = currentClub();
afterEach(() => setClub(club));

interface Row {
  name: string;
  price: number | null;
  since: string;
  status: string;
  tags: string[];
  place: { name: string } | null;
}
const columns: ColumnDefinition<Row, never>[] = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price', format: formatMoney },
  { key: 'since', title: 'Since', format: formatDay },
  { key: 'status', title: 'Status', chip: { '*': 'grey' } },
  { key: 'tags', title: 'Tags', chip: { '*': 'grey' } },
  { key: 'place', title: 'Place', value: row => row.place?.name, empty: 'Nowhere' },
];
const row: Row = { name: 'Ann', price: 12.5, since: '2026-01-31', status: 'on_leave', tags: [], place: null };
const linesOf = (rows: Row[], dates?: CsvDates) => csvOf(columns, rows, dates).split('\r\n');

test('has the titles, then what is shown, with numbers as numbers', () => {
  expect(linesOf([{ ...row, tags: ['Yoga', 'Spin, late'], place: { name: 'Nørrebro 🚲' } }])).toEqual([
    '\uFEFFName,Price,Since,Status,Tags,Place',
    'Ann,12.5,2026-01-31,On Leave,"Yoga, Spin, late",Nørrebro 🚲',
  ]);
});

test('leaves empty what is not there', () => {
  expect(linesOf([{ ...row, price: null }])[1]).toBe('Ann,,2026-01-31,On Leave,,');
});

test.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1', '\u200B=1'])(
  '%j is no formula',
  name => {
    expect(csvOf(columns, [{ ...row, name }])).toContain(`"'${name}"`);
  },
);

test('a negative number stays a number, and quotes and lines stay in their cell', () => {
  expect(linesOf([{ ...row, price: -3 }])[1]).toMatch(/^Ann,-3,/);
  expect(csvOf(columns, [{ ...row, name: 'Ann "A"\nLee' }])).toContain('"Ann ""A""\nLee"');
});

test('has the separator, decimals and dates of the club', () => {
  setClub({ ...club, locale: 'de-DE', currency: 'EUR' });
  expect(linesOf([{ ...row, tags: ['Yoga; Spin', 'late'] }], 'club')).toEqual([
    '\uFEFFName;Price;Since;Status;Tags;Place',
    'Ann;12,5;31.01.2026;On Leave;"Yoga; Spin, late";',
  ]);
  expect(csvOf(columns, [{ ...row, name: 'Ann,=1+1' }])).toContain(`"Ann,'=1+1"`);
  setClub({ ...club, locale: 'ar-EG', currency: 'EGP' });
  expect(linesOf([row], 'club')[1]).toBe('Ann,12.5,31/01/2026,On Leave,,');
});

test('has dates that sort, or those of the club, however they are shown', () => {
  const dated: ColumnDefinition<{ since: string; seen: string | null }, never>[] = [
    { key: 'since', title: 'Since', format: formatShortDay },
    { key: 'seen', title: 'Seen', format: formatMoment },
  ];
  const rows = [
    { since: '2026-11-27', seen: '2026-11-27T14:30:00Z' },
    { since: '2026-11-28', seen: null },
  ];
  const datesOf = (dates?: CsvDates) => csvOf(dated, rows, dates).split('\r\n').slice(1);
  setClubTimeZone('UTC');
  expect(datesOf()).toEqual(['2026-11-27,2026-11-27 14:30', '2026-11-28,']);
  expect(datesOf('club')).toEqual(['11/27/2026,11/27/2026 14:30', '11/28/2026,']);
});
