/**
 * Runs the tests that concern the example of the tutorial in one process, which loads the modules and prepares the
 * databases once: `node locker-tests.ts REPORT`, in the folder of the checkout. Writes the report as JSON.
 */
import { createVitest } from 'vitest/node';

/** Files with tests of every resource: those of lockers are run. */
const OF_ALL_RESOURCES = [
  'graphql-api/src/mutation/every-resource',
  'graphql-api/src/query/every-resource',
  'graphql-api/src/query/aggregate',
  'gateway/src/rest/documents',
  'gateway/testing/golden/every-resource',
  'gateway/testing/golden/unchanged',
  'gateway/testing/golden/wrong-values',
];

/** Its own tests, and those that follow the declared resources. */
const WHOLE = [
  '/lockers/',
  'graphql-api/src/seed',
  'graphql-api/src/server/schema',
  'graphql-api/src/mutation/references',
  'graphql-api/src/demo',
  'graphql-api/src/resources/club-settings',
  'shell-app/packages/hub-build/src/texts/catalogues',
  'shell-app/src/failure-messages',
];

/** Of the others, the test of the calls of added resources. */
const PAIRS = 'gateway/testing/golden/pairs';

const [outputFile = ''] = process.argv.slice(2);
const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  reporters: ['dot', 'json'],
  outputFile: { json: outputFile },
});
await vitest.standalone();
const ofAllResources = await vitest.globTestSpecifications(OF_ALL_RESOURCES);
const pairs = await vitest.globTestSpecifications([PAIRS]);
const whole = await vitest.globTestSpecifications(WHOLE);
const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
  ...ofAllResources.map(({ project, moduleId }) =>
    project.createSpecification(moduleId, { testNamePattern: /lockers/ }),
  ),
  ...pairs.map(({ project, moduleId }) =>
    project.createSpecification(moduleId, { testNamePattern: /added resources/ }),
  ),
  ...whole,
]);
await vitest.close();
if (unhandledErrors.length > 0 || !testModules.every(module => module.ok())) process.exitCode = 1;
