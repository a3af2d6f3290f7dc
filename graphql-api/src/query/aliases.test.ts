import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { creatableResources, makeRecord } from '../../testing/samples.ts';
import { linesOf, openTable } from '../../testing/tables.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { allResources, type Resource } from '../declaration/resource.ts';
import { buildSchema } from '../server/schema.ts';

/** Names that the SQL of the server contains, or could. */
const HOSTILE = [
  'item',
  'members',
  'items',
  't0',
  't1',
  't2',
  'k0',
  'k1',
  'item0',
  'items0',
  'more0',
  'number',
  'cursor',
  'numbered',
  'value',
  'key',
  'total',
  'count',
  'page',
  'record',
  'row',
  'entry',
  'position',
  'has_more',
  'end_cursor',
  'id',
];

const app = useApp();
const schema = buildSchema();

beforeAll(async () => {
  for (const { type } of creatableResources()) await makeRecord(app.as('admin'), type);
});

const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();

/** The values of a record, `from` and following ones under hostile names. */
function values(type: string, isHostile: boolean, from = 0): string {
  const names = Object.values(fieldsOf(type))
    .filter(field => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);
  const count = Math.min(names.length, HOSTILE.length);
  return Array.from({ length: count }, (_, index) => {
    const name = names[(from + index) % names.length]!;
    return isHostile ? `${HOSTILE[index]}: ${name}` : `plain${index}: ${name}`;
  }).join(' ');
}

/** The values without their names, in the order of the selection. */
const unnamed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value).map(unnamed) : value;

/** Requests a selection with harmless and with hostile names; the values must be equal. */
async function compare(document: (isHostile: boolean) => string) {
  const admin = app.as('admin');
  const expected = await admin.request(document(false));
  expect(unnamed(await admin.request(document(true))), document(true)).toEqual(unnamed(expected));
}

const lists = allResources().filter(({ operations }) => operations.includes('list'));
const asOf = ({ plural }: Resource) => {
  const field = schema.getQueryType()!.getFields()[plural]!;
  return field.args.some(({ name }) => name === 'asOf');
};

test.each(lists.map(resource => [resource.plural, resource] as const))(
  'list of %s',
  async (plural, resource) => {
    const { type } = resource;
    await compare(is => `{ ${plural}(page: { limit: 3 }) { items { ${values(type, is)} } } }`);
    await compare(
      is => `{ ${plural}(page: { limit: 3, offset: 1 }) { items { ${values(type, is, 5)} } totalCount } }`,
    );
    if (asOf(resource))
      await compare(
        is => `{ ${plural}(asOf: "2100-01-01", page: { limit: 3 }) { items { ${values(type, is)} } } }`,
      );
  },
);

test.each(lists.map(resource => [resource.type, resource] as const))(
  'what belongs to %s',
  async (type, { plural }) => {
    for (const field of Object.values(fieldsOf(type))) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) continue;
      const items = inner.getFields()['items'];
      if (!items) {
        const required = field.args.length > 0;
        if (!required)
          await compare(is => `{ ${plural} { items { ${field.name} { ${values(inner.name, is)} } } } }`);
        continue;
      }
      const record = getNamedType(items.type).name;
      for (const page of ['page: { limit: 2 }', 'page: { limit: 2, offset: 0 }', ''])
        await compare(
          is =>
            `{ ${plural} { items { ${field.name}${page && `(${page})`} { items { ${values(record, is)} } } } } }`,
        );
      await compare(
        is =>
          `{ ${plural} { items { ${field.name} { items { ${values(record, is)} } pageInfo { endCursor hasNextPage } } } } }`,
      );
    }
  },
);

test('more than fifty fields in an object of a list', async () => {
  const names = ['item', 'members', ...Array.from({ length: 26 }, (_, index) => `other${index}`)];
  const more = names.map(name => `${name}: amount`).join(' ');
  const all = Object.values(fieldsOf('Payment'))
    .filter(field => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');
  const fields = (await app
    .as('admin')
    .request(`{ members { items { payments { items { ${all} ${more} } } } } }`)) as {
    members: { items: { payments: { items: Record<string, unknown>[] } }[] };
  };
  for (const { payments } of fields.members.items)
    for (const payment of payments.items) {
      expect(payment['item']).toBe(payment['amount']);
      expect(payment['members']).toBe(payment['amount']);
    }
  expect(fields.members.items.some(({ payments }) => payments.items.length > 0)).toBe(true);
});

test('aggregates', async () => {
  for (const name of HOSTILE) {
    const data = await app
      .as('admin')
      .request(
        `{ ${name}: paymentsAggregate(groupBy: [{ paymentStatus: true }]) { ${name}: count g: group { ${name}: paymentStatus } s: sum { ${name}: amount } } }`,
      );
    expect(data).toEqual({
      [name]: [{ [name]: 1, g: { [name]: expect.any(String) }, s: { [name]: expect.any(Number) } }],
    });
  }
});

test('records and tables', async () => {
  const [{ id }] = (await app.sql<{ id: number }>('select min(id) as id from member')) as [{ id: number }];
  await compare(is => `{ member(id: ${id}) { ${values('Member', is)} } }`);
  const lines = async (admin: TestUser, is: boolean) => {
    const query = `{ payments { items { ${values('Payment', is)} } } }`;
    const table = await openTable(admin, query, format => row => `${format.toJson(row)}\n`);
    return (await linesOf(table))
      .split('\n')
      .flatMap(line => (line ? [Object.values(JSON.parse(line))] : []));
  };
  const admin = app.as('admin');
  expect(await lines(admin, true)).toEqual(await lines(admin, false));
});
