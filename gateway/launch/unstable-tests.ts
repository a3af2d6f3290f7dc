import type { FileReport } from '../testing/report.ts';

/** A test that fails now and then, and which a run may pass by repeating it. */
export interface UnstableTest {
  /** The path of its file. */
  file: string;
  /** The day it was entered, such as 2026-11-28. */
  since: string;
  why: string;
}

/** None is known. */
export const unstableTests: readonly UnstableTest[] = [];

/** Days after which an entry does not count any more. */
const DAYS_TO_REPAIR = 14;

/**
 * The report of a file that failed and was run again: that of the second run, unless it passed then and is not known
 * as unstable. In this case its failures remain, and say so.
 * @param today such as 2026-11-28
 */
export function afterRepetition(
  first: FileReport,
  second: FileReport,
  known = unstableTests,
  today = new Date().toISOString().slice(0, 10),
): FileReport {
  if (second.failures.length > 0 || isKnown(first.file, known, today)) return second;
  return { ...first, failures: first.failures.map(line => `${line} (UNSTABLE: passes when it is repeated)`) };
}

const isKnown = (file: string, known: readonly UnstableTest[], today: string) =>
  known.some(
    entry =>
      entry.file === file && Date.parse(today) - Date.parse(entry.since) <= DAYS_TO_REPAIR * 86_400_000,
  );
