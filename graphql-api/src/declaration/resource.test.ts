import { expect, test } from 'vitest';
import '../resources/index.ts';
import { auditEntries } from '../history/audit-log.ts';
import { allResources, defineResource, newResource } from './resource.ts';

test('a list condition is rejected where records are not only in lists', () => {
  const { entity, resource, singular, plural, defaultSort, listCondition } = auditEntries;
  const options = { resource, singular, plural, defaultSort, listCondition };
  const declared = [...allResources()];
  expect(() => defineResource(entity, options)).toThrow(
    'auditEntries: a list condition requires newResource',
  );
  expect(allResources()).toEqual(declared);
  expect(newResource(entity, options).listCondition).toBe(listCondition);
});
