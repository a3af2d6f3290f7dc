import { expect, test } from 'vitest';
import '../resources/index.ts';
import { auditEntries } from '../history/audit-log.ts';
import { allResources, defineResource, newResource } from './resource.ts';

test('visibleTo is rejected where relations and searches return records too', () => {
  const { entity, resource, singular, plural, defaultSort, visibleTo } = auditEntries;
  const options = { resource, singular, plural, grants: {}, defaultSort, visibleTo };
  const declared = [...allResources()];
  expect(() => defineResource(entity, options)).toThrow('auditEntries: visibleTo requires newResource');
  expect(allResources()).toEqual(declared);
  expect(newResource(entity, options).visibleTo).toBe(visibleTo);
});
