import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { checkout } from '../launch/data-dir.ts';
import { readTimes, timeKey } from './report.ts';

/** Starts the files that took longest first, so that no worker is left with one at the end; then the largest, as Vitest does. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = readTimes();
    const timeOf = ({ project, moduleId }: TestSpecification) =>
      times[timeKey({ project: project.name, file: moduleId.slice(checkout.length + 1) })] ?? 0;
    // Stable, so that files without a time keep their order.
    return (await super.sort(files)).toSorted((a, b) => timeOf(b) - timeOf(a));
  }
}
