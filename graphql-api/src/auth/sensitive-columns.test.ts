import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { defaultTable, setTable } from '../../testing/grants.ts';
import type { Saved } from '../../testing/records.ts';
import { fullInput, sample } from '../../testing/samples.ts';
import { linesOf, openTable } from '../../testing/tables.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { SENSITIVE_AREAS, type Column } from '../declaration/column-registry.ts';
import { allResources, collectionsOf, isSortable, type Resource } from '../declaration/resource.ts';
import type { LineSerializer } from '../query/output.ts';
import { numbers } from '../declaration/aggregate-types.ts';

const app = useApp();

const admin = () => app.as('admin');
/** Of a role that may do everything with all records, except view what is sensitive. */
const blind = () => app.as('trainer');

const sensitive = allResources().flatMap(resource =>
  resource.columns
    .filter(column => column.sensitive)
    .map(column => [`${resource.type}.${column.name}`, resource, column] as const),
);
const areas: readonly string[] = SENSITIVE_AREAS;

/** A record of each resource with a value in every column, by type. */
const records = new Map<string, Saved>();
const recordOf = ({ type }: Resource) => records.get(type)!;

beforeAll(async () => {
  const rows = Object.keys(defaultTable).map(key => {
    const isSeeing = !key.startsWith('Trainer ') || !areas.includes(key.slice('Trainer '.length));
    const flags = { view: isSeeing, add: isSeeing, edit: isSeeing, delete: isSeeing, menuVisible: isSeeing };
    return [key, flags] as const;
  });
  await setTable(app, Object.fromEntries(rows));
  for (const resource of new Set(sensitive.map(([, each]) => each)))
    records.set(
      resource.type,
      await admin()
        .records(resource.type)
        .create(await fullInput(resource, admin())),
    );
});

test('pay, health and emergency data are sensitive', () => {
  expect(sensitive.map(([name, , column]) => `${name} ${column.sensitive}`).toSorted()).toEqual([
    'Employee.bankAccount employees-pay',
    'Employee.emergencyContact staff-emergency',
    'Employee.emergencyPhone staff-emergency',
    'Employee.salary employees-pay',
    'Employee.taxId employees-pay',
    'Member.emergencyContact members-health',
    'Member.emergencyPhone members-health',
    'Member.healthConditions members-health',
    'Trainer.emergencyContact staff-emergency',
    'Trainer.emergencyPhone staff-emergency',
    'Trainer.salary employees-pay',
  ]);
});

test('every role views what it viewed, except the pay of trainers', async () => {
  const views = Object.entries(defaultTable).filter(([, flags]) => flags.view);
  const roles = (area: string) =>
    views
      .filter(([key]) => key.endsWith(` ${area}`))
      .map(([key]) => key.slice(0, -area.length - 1))
      .toSorted();
  expect(roles('members-health')).toEqual(roles('members'));
  expect(roles('employees-pay')).toEqual(roles('employees'));
  expect(roles('staff-emergency')).toEqual(
    [...new Set([...roles('employees'), ...roles('trainers')])].toSorted(),
  );
});

describe.each(sensitive)('%s', (name, resource, column) => {
  const { singular, plural, type } = resource;
  const field = column.name;
  const requires = `${column.sensitive}:view`;
  const selection = column.kind === 'json' ? `${field} { __typename }` : field;
  const hidden = { extensions: { hidden: [{ field: name, requires }] } };
  const forbidden = { code: 'FORBIDDEN', extensions: { permission: requires } };
  const value = () => recordOf(resource)[field];
  const { id } = { id: () => recordOf(resource).id };

  /** Whatever way a value could come in a response. */
  const responds = async (user: TestUser, query: string) => {
    const { data, extensions, errors } = await user.respond(query);
    expect(errors).toBeUndefined();
    return { data, extensions };
  };
  const text = () => String([value()].flat()[0]);
  const expectHidden = async (query: string) => {
    const seen = await responds(admin(), query);
    expect(JSON.stringify(seen.data)).toContain(text());
    expect(seen.extensions).not.toHaveProperty('hidden');
    const response = await responds(blind(), query);
    expect(JSON.stringify(response.data)).not.toContain(text());
    expect(response).toMatchObject(hidden);
    // From the cached plan, too.
    expect(await responds(blind(), query)).toEqual(response);
  };

  test('is null in records and lists, now and on an earlier day, and the response says so', async () => {
    const day = '2099-01-01';
    await expectHidden(`{ r: ${singular}(id: "${id()}") { ${selection} } }`);
    await expectHidden(`{ r: ${singular}(id: "${id()}", asOf: "${day}") { ${selection} } }`);
    await expectHidden(`{ r: ${plural}(filter: { id: { eq: "${id()}" } }) { items { ${selection} } } }`);
    await expectHidden(
      `{ r: ${plural}(filter: { id: { eq: "${id()}" } }, asOf: "${day}") { items { ${selection} } } }`,
    );
  });

  test('is null in related records', async () => {
    const inverse = collectionsOf(resource)[0]!;
    const { ref } = inverse.column;
    const query = `{ r: ${inverse.resource.plural} { items { ${ref!.property} { id ${selection} } } } }`;
    expect((await responds(blind(), query)).data).not.toBeUndefined();
    expect(JSON.stringify((await responds(blind(), query)).data)).not.toContain(`"${text()}"`);
  });

  test('is empty in tables', async () => {
    const query = `{ ${plural}(filter: { id: { eq: "${id()}" } }) { items { id ${selection} } } }`;
    expect(await linesOf(await openTable(admin(), query, values))).toContain(text());
    expect(await linesOf(await openTable(blind(), query, values))).not.toContain(text());
  });

  test('decides nothing: no filter, order, group or figure', async () => {
    const operator = column.kind === 'textList' ? 'contains' : 'eq';
    const operand = JSON.stringify(column.kind === 'textList' ? text() : value());
    const condition = `{ ${field}: { ${operator}: ${operand} } }`;
    const inverse = collectionsOf(resource)[0]!;
    const queries = [
      `{ ${plural}(filter: ${condition}) { totalCount } }`,
      `{ ${plural}(filter: { not: { or: [${condition}] } }) { totalCount } }`,
      `{ ${plural}Aggregate(filter: ${condition}) { count } }`,
      `{ ${plural}Aggregate { filtered(filter: ${condition}) { count } } }`,
      `{ ${inverse.resource.plural}(filter: { ${inverse.column.ref!.property}: ${condition} }) { totalCount } }`,
    ];
    if (isSortable(column)) {
      queries.push(
        `{ ${plural}(sort: [{ field: ${field} }]) { totalCount } }`,
        `{ ${plural}Aggregate(groupBy: [{ ${field}: true }]) { count } }`,
        `{ ${plural}Aggregate { countDistinct { ${field} } } }`,
        `{ ${plural}Aggregate(having: { countDistinct: { ${field}: { gt: 0 } } }) { count } }`,
        `{ ${inverse.resource.plural}Aggregate(groupBy: [{ ${inverse.column.ref!.property}: { ${field}: true } }]) { count } }`,
      );
    }
    if (numbers(resource).includes(column))
      queries.push(
        `{ ${plural}Aggregate(groupBy: { bands: { ${field}: { width: 10 } } }) { count } }`,
        `{ ${plural}Aggregate { min { ${field} } } }`,
        `{ ${plural}Aggregate { max { ${field} } } }`,
        `{ ${plural}Aggregate { sum { ${field} } avg { ${field} } } }`,
        `{ ${plural}Aggregate { median { ${field} } } }`,
        `{ ${plural}Aggregate { filtered(filter: {}) { max { ${field} } } } }`,
        `{ ${plural}Aggregate { calculated { rank(of: "avg.${field}") } } }`,
        `{ ${plural}Aggregate(having: { figure: { path: "max.${field}", gt: 0 } }) { count } }`,
        `{ ${plural}Aggregate(sort: [{ figure: "max.${field}" }]) { count } }`,
        `{ ${plural}Aggregate { percentile(fraction: 1) { ${field} } } }`,
        `{ ${plural}Aggregate(having: { sum: { ${field}: { gtField: "avg.${field}" } } }) { count } }`,
        `{ ${plural}Aggregate(sort: [{ sum: { ${field}: DESC } }]) { count } }`,
      );
    const beside = resource.columns.find(
      ({ kind, name, sensitive }) => kind === column.kind && name !== field && sensitive === undefined,
    );
    if (beside && ['money', 'text', 'date'].includes(column.kind))
      queries.push(`{ ${plural}(filter: { ${beside.name}: { neField: "${field}" } }) { totalCount } }`);
    for (const query of queries) {
      const seen = await admin().respond(query);
      expect(seen.errors, query).toBeUndefined();
      await expect(blind().request(query), query).rejects.toMatchObject(forbidden);
    }
  });

  test('is found by no search', async () => {
    const found = await blind().request<{ r: { totalCount: number } }>(
      `query ($text: String!) { r: ${plural}(search: $text) { totalCount } }`,
      { text: text() },
    );
    expect(found.r.totalCount).toBe(0);
    const hits = await blind().request<{ search: unknown[] }>(
      'query ($text: String!) { search(text: $text) { ... on SearchHit { id } } }',
      { text: text() },
    );
    expect(hits.search).toEqual([]);
  });

  test('is set by nobody who does not view it, also not by an undo', async () => {
    const other = await sample(resource, column, admin());
    await expect(
      blind()
        .records(type)
        .update(id(), { [field]: other }),
    ).rejects.toMatchObject(forbidden);
    const input = await fullInput(resource, admin());
    await expect(blind().records(type).create(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    const changed = await admin()
      .records(type)
      .update(id(), { [field]: changedValue(column) });
    await admin()
      .records(type)
      .update(id(), { [field]: value() });
    const log = `{ r: auditEntries(filter: { resource: { eq: "${resource.resource}" }, recordId: { eq: "${id()}" } }) {
      items { id action undo { state } fieldChanges { field before after beforeText afterText } restore { version fields: fieldChanges { field } } } } }`;
    expect(changed.id).toBe(id());
    const entries = await admin().request<Log>(log.replace(/restore \{.*?\} \}/, ''));
    expect(entries.r.items.flatMap(({ fieldChanges }) => fieldChanges.map(change => change.field))).toContain(
      field,
    );
    const seen = await blind().request<Log>(log.replace(/restore \{.*?\} \}/, ''));
    expect(JSON.stringify(seen)).not.toContain(`"${field}"`);
    const update = entries.r.items.find(({ action }) => action === 'updated')!;
    const undo = 'mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }';
    await expect(blind().request(undo, { id: update.id })).rejects.toMatchObject(forbidden);
  });

  test('is not among the values of a conflict', async () => {
    const conflict = (user: TestUser) =>
      user
        .records(type)
        .update(id(), {}, 9_999)
        .catch((error: { extensions: { current: object } }) => error.extensions.current);
    expect(await conflict(admin())).toHaveProperty(field);
    const shown = await conflict(blind());
    expect(shown).not.toHaveProperty(field);
    expect(shown).toHaveProperty(resource.title);
  });
});

/** A line for each row: its values. */
const values: LineSerializer = () => row => `${row.join('|')}\n`;

interface Log {
  r: { items: { id: string; action: string; fieldChanges: { field: string }[] }[] };
}

function changedValue({ kind }: Column): unknown {
  if (kind === 'textList') return ['Another'];
  return kind === 'money' ? 4321 : 'Another';
}
