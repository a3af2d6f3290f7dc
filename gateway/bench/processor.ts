import type { Page } from 'playwright-core';

/** The used fields of a trace event; times are in microseconds, `tdur` is processor time. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * The processor time of each task of the page between its marks `begun` and `done`, in milliseconds and in the order of
 * the marks. Other load of the machine does not count.
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
