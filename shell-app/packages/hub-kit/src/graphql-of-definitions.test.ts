import { expect, test } from 'vitest';
import * as whole from './graphql.ts';
import * as ofDefinitions from './graphql-of-definitions.ts';

test('it has every export of the entry', () => {
  expect(Object.keys(ofDefinitions).sort()).toEqual(Object.keys(whole).sort());
});
