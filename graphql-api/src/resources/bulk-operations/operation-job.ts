import type { JobDeclaration } from '../../jobs/job-queue.ts';

/** The job that carries out a bulk operation. */
export const operationJob: JobDeclaration<{ operationId: number }> = {
  name: 'bulk-operation',
  title: 'Change many records at once',
  attempts: 5,
  timeout: 3_600,
};
