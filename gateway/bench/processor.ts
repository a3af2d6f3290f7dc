import type { Page } from 'playwright-core';

/** As much of an event of a trace as is looked at; times are in microseconds, `tdur` is the processor's. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * The processor's milliseconds of each task of the page between its marks `begun` and `done`, in the order of the
 * marks. What else the machine does is not in them.
 */
export async function tasksOf(page: Page, act: () => Promise<void>): Promise<number[][]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  await act();
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;

  const marks = (mark: string) => events.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
  const ends = marks('done');
  return marks('begun').flatMap((begun, index) => {
    const done = ends[index];
    if (!done) return [];
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' &&
        pid === begun.pid &&
        tid === begun.tid &&
        ts + dur > begun.ts &&
        ts + dur <= done.ts,
    );
    return [tasks.map(({ tdur = 0 }) => tdur / 1000)];
  });
}
