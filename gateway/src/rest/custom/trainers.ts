import { operation } from '../documents.ts';
import { objectSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import type { RestRoute } from '../route.ts';

const FIGURES = ['totalTrainers', 'activeTrainers', 'onLeaveTrainers', 'busyTrainers'] as const;
const STATISTICS = operation(
  'query',
  'RestTrainerStatistics',
  '',
  `statistics: trainerStatistics { ${FIGURES.join(' ')} }`,
);
const figure: Schema = { type: 'integer' };

export const trainerRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/trainers/stats/summary',
    tag: 'trainers',
    name: 'trainerStatistics',
    summary: 'How many trainers there are, by status',
    response: {
      status: 200,
      description: 'The figures',
      schema: objectSchema(Object.fromEntries(FIGURES.map(name => [name, figure]))),
    },
    operations: [STATISTICS],
    handle: async call => ({
      body: (await call.run<{ statistics: Record<string, number> }>(STATISTICS)).statistics,
    }),
  },
];
