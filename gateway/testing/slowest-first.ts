import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { checkout } from '../launch/data-dir.ts';
import { readTimes, timeKey } from './report.ts';

/** Seconds that a file of a project takes where none was measured, as in a new clone. */
const USUAL = { browser: 60, gateway: 20 } as Readonly<Record<string, number>>;

/**
 * Runs one project after the other, the longest first: Vitest ends a worker when the next file is of another project,
 * and a new worker loads the modules, builds the schema and starts the browser again. In a project, the files that took
 * longest start first, so that no worker is left with one at the end; then the largest, as Vitest does.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = readTimes();
    const timeOf = ({ project, moduleId }: TestSpecification) =>
      times[timeKey({ project: project.name, file: moduleId.slice(checkout.length + 1) })] ??
      (USUAL[project.name] ?? 0) * 1000;
    // Stable, so that files without a time keep their order.
    const sorted = (await super.sort(files)).toSorted((a, b) => timeOf(b) - timeOf(a));
    const projects = [...Map.groupBy(sorted, ({ project }) => project).values()];
    const total = (own: TestSpecification[]) => own.reduce((sum, file) => sum + timeOf(file), 0);
    return projects.toSorted((a, b) => total(b) - total(a)).flat();
  }
}
