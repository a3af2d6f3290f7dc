import { expect, test } from 'vitest';
import { msg } from '../../common/message.ts';
import { Tally } from './tally.ts';

test('messages are counted by their templates, the most frequent first, and show the values that they share', () => {
  const tally = new Tally();
  tally.add('Out of order');
  for (const number of ['CON-1', 'CON-2', 'CON-3'])
    tally.add(msg('{number} ends on {end}', { number, end: '2026-12-31' }).toJSON());
  for (const label of ['Price', 'Fee'])
    tally.add(
      msg('{before}; {last}', { before: msg('{label} is empty', { label }), last: msg('No plan') }).toJSON(),
    );
  expect(tally.first()).toEqual([
    {
      text: '… ends on 2026-12-31',
      template: JSON.stringify({
        template: '{number} ends on {end}',
        values: { number: '…', end: '2026-12-31' },
      }),
      count: 3,
    },
    {
      text: '… is empty; No plan',
      template: JSON.stringify({
        template: '{before}; {last}',
        values: {
          before: { template: '{label} is empty', values: { label: '…' } },
          last: { template: 'No plan', values: {} },
        },
      }),
      count: 2,
    },
    { text: 'Out of order', template: null, count: 1 },
  ]);
});

test('it names twenty texts', () => {
  const tally = new Tally();
  for (let index = 0; index < 30; index++) tally.add(`Reason ${index}`);
  expect(tally.first()).toHaveLength(20);
});
