import { expect, test } from 'vitest';
import { judge, type Alert, type Finding } from './alert.ts';

const rows: Alert = { condition: 'rows', comparison: null, threshold: null };
const above: Alert = { condition: 'value', comparison: 'gt', threshold: 100 };
const changed: Alert = { condition: 'change', comparison: null, threshold: 10 };

/** Whether each of these results is sent, run after run. */
function sent(alert: Alert, findings: readonly Finding[]): boolean[] {
  let previous: Parameters<typeof judge>[2];
  return findings.map(found => {
    const { isMet, isSent } = judge(alert, found, previous);
    previous = { isMet, figure: found.figure };
    return isSent;
  });
}
const figures = (...values: (number | null)[]) => values.map(figure => ({ rows: 1, figure }));

test('rows are reported once when they appear, and again after they were gone', () => {
  const counts = [0, 2, 3, 0, 1].map(count => ({ rows: count, figure: null }));
  expect(sent(rows, counts)).toEqual([false, true, false, false, true]);
});

test('a figure is reported once when it passes the value, also in the first run', () => {
  expect(sent(above, figures(100, 101, 102, 99.99, 100.01))).toEqual([false, true, false, false, true]);
  expect(sent(above, figures(500))).toEqual([true]);
  expect(sent({ ...above, comparison: 'lte' }, figures(101, 100, 5))).toEqual([false, true, false]);
});

test('a change is reported each time it reaches the share of the figure before', () => {
  expect(sent(changed, figures(200, 219, 241, 241, 216.9, 195.21))).toEqual([
    false,
    // 9.5 %, 10.05 %, none, exactly 10 % and 10 % down.
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(sent(changed, figures(-100, -111, -111))).toEqual([false, true, false]);
});

test('a change from nothing is larger than any share, and a figure that is missing is no figure', () => {
  expect(sent(changed, figures(0, 1, null, 5))).toEqual([false, true, false, false]);
  expect(sent(above, figures(null, 101))).toEqual([false, true]);
});
