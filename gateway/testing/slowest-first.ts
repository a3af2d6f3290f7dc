import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files of more than 40 seconds, whose size does not show it. */
const slow =
  /accessibility\.browser|typed-fields\.browser|auth\/permissions\.test|contributing\/guide|launch\/(start|backup|production|hub|shutdown)\.test|launch\/(dev|create-hub).*\.browser|golden\/(every-resource|wrong-values)|explorer\.browser|faults\.browser|equipment\.browser/;

/** Starts the slow test files first, so that no worker is left with one at the end; then the largest, as Vitest does. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter(file => !isSlow(file))];
  }
}
