import { expect, test } from 'vitest';
import { MOST_SCANS, newKey, readScans, ScanQueue, type WaitingScan } from './scan-queue.ts';

const scanOf = (cardNumber: string): WaitingScan => ({
  key: newKey(),
  label: cardNumber,
  cardNumber,
  locationId: '1',
  scannedAt: '2026-06-15T08:00:00.000Z',
});

/** A desk whose scans are stored as text, as the browser does. */
function makeDesk(stored = { text: '[]' }) {
  const sent: string[] = [];
  const desk = { isOnline: true, sent, stored };
  const queue = new ScanQueue({
    store: {
      read: () => readScans(stored.text) ?? [],
      write: scans => {
        stored.text = JSON.stringify(scans);
      },
    },
    send: scan => {
      if (desk.isOnline) sent.push(scan.label);
      return Promise.resolve(desk.isOnline);
    },
  });
  return { ...desk, queue, setOnline: (isOnline: boolean) => (desk.isOnline = isOnline) };
}

test('scans are sent in their order, each once', async () => {
  const { queue, sent, setOnline } = makeDesk();
  setOnline(false);
  for (const card of ['A', 'B', 'C']) expect(queue.add(scanOf(card))).toBe(true);
  await queue.send();
  expect(queue.waiting.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  setOnline(true);
  await Promise.all([queue.send(), queue.send()]);
  await queue.send();
  expect(sent).toEqual(['A', 'B', 'C']);
  expect(queue.waiting).toEqual([]);
});

test('a scan without a response stays first, and is sent with its key again', async () => {
  const keys: string[] = [];
  const stored = { text: '[]' };
  const responses = [true, false, true, true];
  const queue = new ScanQueue({
    store: {
      read: () => readScans(stored.text) ?? [],
      write: scans => {
        stored.text = JSON.stringify(scans);
      },
    },
    send: ({ key }) => {
      keys.push(key);
      return Promise.resolve(responses.shift()!);
    },
  });
  const scans = ['A', 'B', 'C'].map(scanOf);
  for (const scan of scans) queue.add(scan);
  await queue.send();
  expect(queue.waiting).toEqual(scans.slice(1));
  await queue.send();
  expect(keys).toEqual([0, 1, 1, 2].map(index => scans[index]!.key));
});

test('a full queue keeps what it has and says so', () => {
  const { queue } = makeDesk();
  for (let number = 1; number <= MOST_SCANS; number += 1) expect(queue.add(scanOf(`${number}`))).toBe(true);
  expect(queue.add(scanOf('one more'))).toBe(false);
  expect(queue.waiting).toHaveLength(500);
  expect([queue.waiting[0]!.label, queue.waiting.at(-1)!.label]).toEqual(['1', '500']);
});

test('scans outlast a restart, and one that is added while others are sent is sent too', async () => {
  const stored = { text: '[]' };
  makeDesk(stored).queue.add(scanOf('A'));
  const { queue, sent } = makeDesk(stored);
  const sending = queue.send();
  queue.add(scanOf('B'));
  await sending;
  expect(sent).toEqual(['A', 'B']);
  expect(stored.text).toBe('[]');
});

test('what is stored and no scan is left out', () => {
  const scan = scanOf('A');
  expect(
    readScans(JSON.stringify([scan, null, 7, { key: 'x' }, { ...scan, cardNumber: undefined }])),
  ).toEqual([scan]);
  expect(readScans('{}')).toBeNull();
});
