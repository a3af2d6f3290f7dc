import { getNamedType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { defaultTable, may, setTable, tables } from '../../testing/grants.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { creatableResources } from '../../testing/samples.ts';
import { allResources } from '../declaration/resource.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';
import { contracts, schema } from '../../testing/root-field-needs.ts';

const app = useApp();

/** Operations over each relation between resources, with the resources that the role must be able to view. */
const relationChecks = allResources().flatMap(resource => relationsOf(resource.type));
const createChecks = creatableResources().flatMap(resource => {
  const type = resource.type;
  return relatedFields(type).map(({ name, target, closed }) => ({
    resource: resource.resource,
    target,
    operation: `mutation { create${type}(input: {}) { ${name} ${closed} } }`,
  }));
});

interface Related {
  name: string;
  target: string;
  targetType: string;
  /** A selection that needs `view` on the target. */
  closed: string;
  /** A selection of a to-one relation that needs `view` on the parent only. */
  open?: string;
  filters: { filter: string; closed: boolean }[];
  /** Keys by which an aggregate is grouped. */
  groups: { by: string; closed: boolean }[];
  sort?: string;
}

function relatedFields(type: string): Related[] {
  const contract = contracts.find(contract => contract.type === type)!;
  const object = schema.getType(type) as unknown as {
    getFields(): Record<string, GraphQLField<unknown, unknown>>;
  };
  return Object.values(object.getFields()).flatMap((field): Related[] => {
    const named = getNamedType(field.type).name;
    const one = allResources().find(candidate => candidate.type === named);
    if (one) {
      const sort = contract.fields.find(({ read }) => read === `${field.name}.${one.title}`)?.name;
      return [
        {
          name: field.name,
          target: one.resource,
          targetType: one.type,
          closed: '{ id createdAt }',
          open: `{ id ${one.title} }`,
          filters: [
            { filter: `{ ${field.name}: { createdAt: { isNull: true } } }`, closed: true },
            { filter: `{ ${field.name}: { not: { createdAt: { isNull: true } } } }`, closed: true },
            { filter: `{ ${field.name}: { ${one.title}: { isNull: true } } }`, closed: false },
          ],
          groups: [
            { by: `{ ${field.name}: { createdAt: MONTH } }`, closed: true },
            { by: `{ ${field.name}: { ${one.title}: true, updatedAt: YEAR } }`, closed: true },
            { by: `{ ${field.name}: { id: true, ${one.title}: true } }`, closed: false },
          ],
          sort,
        },
      ];
    }
    const many = allResources().find(candidate => `${candidate.type}Page` === named);
    if (!many) return [];
    return [
      {
        name: field.name,
        target: many.resource,
        targetType: many.type,
        closed: '{ totalCount }',
        groups: [],
        filters: [
          { filter: `{ ${field.name}: { some: {} } }`, closed: true },
          { filter: `{ or: [{ ${field.name}: { none: { id: { eq: "1" } } } }] }`, closed: true },
          { filter: `{ ${field.name}: { every: {} } }`, closed: true },
          { filter: `{ not: { ${field.name}: { aggregate: { count: { eq: 0 } } } } }`, closed: true },
        ],
      },
    ];
  });
}

function relationsOf(type: string) {
  const { resource, plural } = contracts.find(contract => contract.type === type)!;
  return relatedFields(type).flatMap(({ name, target, closed, open, filters, groups, sort }) => {
    const check = (isClosed: boolean, operation: string) => ({
      needed: isClosed ? [resource, target] : [resource],
      operation,
    });
    return [
      check(true, `{ ${plural} { items { ${name} ${closed} } } }`),
      ...(open
        ? []
        : [
            check(true, `{ ${plural} { items { ${name}Aggregate { count } } } }`),
            check(true, `{ ${plural}(sort: [{ ${name}: { count: DESC } }]) { items { id } } }`),
          ]),
      ...(open ? [check(false, `{ ${plural} { items { ${name} ${open} } } }`)] : []),
      ...filters.flatMap(filter => [
        check(filter.closed, `{ ${plural}(filter: ${filter.filter}) { totalCount } }`),
        check(filter.closed, `{ ${plural}Aggregate(filter: ${filter.filter}) { count } }`),
      ]),
      ...groups.map(({ by, closed: isClosed }) =>
        check(isClosed, `{ ${plural}Aggregate(groupBy: [${by}]) { count } }`),
      ),
      ...(sort ? [check(false, `{ ${plural}(sort: [{ field: ${sort} }]) { items { id } } }`)] : []),
    ];
  });
}

/** Nested lists with a filter on a relation to a third resource. */
const nestedFilterChecks = contracts.flatMap(({ type, resource, plural }) =>
  relatedFields(type).flatMap(({ name, target, targetType, open }) => {
    const inner = contracts.find(contract => contract.type === targetType)!;
    if (open) return [];
    return relatedFields(inner.type).flatMap(onward =>
      onward.filters
        .filter(({ closed }) => closed)
        .slice(0, 1)
        .map(({ filter }) => ({
          needed: [resource, target, onward.target],
          operation: `{ ${plural} { items { ${name}(filter: ${filter}) { items { id } } ${name}Aggregate(filter: ${filter}) { count } } } }`,
        })),
    );
  }),
);

test('the walk reaches relations to one and to many', () => {
  expect(relationChecks.length).toBeGreaterThan(300);
  expect(nestedFilterChecks.length).toBeGreaterThan(50);
  expect(createChecks.length).toBeGreaterThan(40);
});

describe.each(tables)('with %s', (_, table) => {
  beforeAll(() => setTable(app, table));
  afterAll(() => setTable(app, defaultTable));

  test.each(demoLogins)(
    '$role may use exactly the relations that the table permits',
    async ({ username, role }) => {
      const user = app.as(username);
      const view = (resource: string) => may(table, role, resource, 'view');
      for (const { needed, operation } of [...relationChecks, ...nestedFilterChecks])
        expect(await outcomeOf(user, operation), operation).toBe(needed.every(view) ? 'open' : 'FORBIDDEN');
      for (const { resource, target, operation } of createChecks) {
        const allowed = may(table, role, resource, 'add') && view(target);
        expect(await outcomeOf(user, operation), operation).toBe(allowed ? 'open' : 'FORBIDDEN');
      }
    },
  );
});
