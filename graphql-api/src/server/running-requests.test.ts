import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { AD_HOC_DEADLINE_MS, REQUEST_DEADLINE_MS } from '../common/deadline.ts';
import { RunningRequests } from './running-requests.ts';

afterEach(() => void vi.useRealTimers());

/** Under fake timers, until the test ends. */
function runningRequests(databaseResponds: () => Promise<boolean> = async () => true): RunningRequests {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const running = new RunningRequests(databaseResponds);
  onTestFinished(() => running.close());
  return running;
}

const overdue = (seconds: number) => ({
  extensions: { code: 'UNAVAILABLE' },
  message: expect.stringContaining(`The request took longer than ${seconds} seconds`),
});
const silent = {
  extensions: { code: 'UNAVAILABLE' },
  message: expect.stringContaining('The database does not respond.'),
};

test('a request is aborted at its deadline, an extended one at its own', async () => {
  const running = runningRequests();
  const request = running.begin();
  const adHoc = running.begin();
  adHoc.extend(AD_HOC_DEADLINE_MS);
  await vi.advanceTimersByTimeAsync(REQUEST_DEADLINE_MS - 500);
  expect(request.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.reason).toMatchObject(overdue(10));
  await vi.advanceTimersByTimeAsync(AD_HOC_DEADLINE_MS - REQUEST_DEADLINE_MS - 1_000);
  expect(adHoc.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(adHoc.reason).toMatchObject(overdue(60));
});

test.each([
  ['rejects', () => Promise.reject(new Error('lost'))],
  ['says no', () => Promise.resolve(false)],
])('a database check that %s ends slow requests, and no others', async (_what, databaseResponds) => {
  const running = runningRequests(databaseResponds);
  const slow = [running.begin(), running.begin()];
  await vi.advanceTimersByTimeAsync(900);
  const quick = running.begin();
  await vi.advanceTimersByTimeAsync(700);
  for (const request of slow) expect(request.reason).toMatchObject(silent);
  expect(quick.aborted).toBe(false);
});

test('quick requests cause no database check, and slow ones share it', async () => {
  const databaseResponds = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const running = runningRequests(databaseResponds);
  const quick = running.begin();
  await vi.advanceTimersByTimeAsync(900);
  running.end(quick);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(databaseResponds).not.toHaveBeenCalled();
  for (let count = 0; count < 10; count++) running.begin();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(databaseResponds.mock.calls.length).toBeLessThanOrEqual(2);
  expect(databaseResponds).toHaveBeenCalled();
});

test('a request whose client has disconnected is aborted with the next sweep, unless it has ended by then', async () => {
  const running = runningRequests();
  const [slow, quick] = [running.begin(), running.begin()];
  running.disconnect(slow);
  running.disconnect(quick);
  expect(slow.aborted).toBe(false);
  running.end(quick);
  await vi.advanceTimersByTimeAsync(600);
  expect(slow.reason).toMatchObject({ message: expect.stringContaining('The client disconnected') });
  expect(quick.aborted).toBe(false);
});

test('nothing aborts a request that has ended', async () => {
  const { promise, reject } = Promise.withResolvers<boolean>();
  const running = runningRequests(() => promise);
  const request = running.begin();
  await vi.advanceTimersByTimeAsync(1_600);
  running.end(request);
  reject(new Error('lost'));
  running.disconnect(request);
  await vi.advanceTimersByTimeAsync(REQUEST_DEADLINE_MS);
  expect(request.aborted).toBe(false);
});

test('the end of all requests is that of those that run now', async () => {
  const running = runningRequests();
  const request = running.begin();
  let isComplete = false;
  const completed = running.completed().then(() => (isComplete = true));
  running.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(isComplete).toBe(false);
  running.end(request);
  await completed;
  expect(isComplete).toBe(true);
});

test('the timer ends with the server', () => {
  const running = runningRequests();
  expect(vi.getTimerCount()).toBe(1);
  running.close();
  expect(vi.getTimerCount()).toBe(0);
});
