import { msg } from '../common/message.ts';
import { quote } from '../common/sql.ts';
import type { Access } from '../auth/access.ts';
import { SENSITIVE_AREAS, type Column } from '../declaration/column-registry.ts';
import {
  loggedResources,
  newResource,
  resourceOf,
  titleColumn,
  writableColumns,
  type Resource,
} from '../declaration/resource.ts';
import { mayViewColumn } from '../declaration/view-permission.ts';
import type { QueriedTable } from '../declaration/resource-options.ts';
import { valueKindOf } from '../query/output.ts';
import { jsonObjectSql, type Projection } from '../query/projection.ts';
import type { SelectedField } from '../query/selection.ts';
import { formatted, literal, tableOf } from '../query/sql.ts';
import { AuditEntry } from '../audit/audit-entry.ts';

/**
 * The audit log as a resource with a list and an aggregate, without REST. A user who may view the records of a resource may
 * view their entries: an entry contains nothing but fields of the record, and who changed them.
 */
export const auditEntries: Resource = newResource(AuditEntry, {
  resource: 'audit',
  singular: 'auditEntry',
  plural: 'auditEntries',
  title: 'title',
  operations: ['list'],
  defaultSort: { id: 'desc' },
  asOfError: msg('The log is never changed: filter its entries by at instead'),
  visibleTo: ({ access, parameters }, alias) => {
    const viewed = loggedResources().filter(({ resource }) => access.can(resource, 'view'));
    return `${alias}.resource = any(${parameters.add(
      viewed.map(({ resource }) => resource),
      'text[]',
    )})`;
  },
  computedFields: {
    resourceLabel: { rows: 1, project: (source, field) => projectName(source, field, ({ label }) => label) },
    recordName: {
      rows: 1,
      project: (source, field) => projectName(source, field, ({ singular }) => singular),
    },
    fieldChanges: {
      rows: 20,
      project: (source, field) => projectChanges(source, field, `jsonb_each(${source.alias}.changes)`),
    },
    undo: { rows: 50, project: projectUndo },
    restore: { rows: 1_000, project: projectRestore },
  },
}) as unknown as Resource;

/** By the areas of sensitive columns that a caller may view. */
const catalogues = new Map<string, string>();

/**
 * The fields of every resource that the log shows a caller, by resource, as JSON. Hidden columns, such as hashes, are none,
 * nor are sensitive ones that the caller may not view.
 */
function catalogue(access: Access): string {
  const key = SENSITIVE_AREAS.filter(area => access.can(area, 'view')).join(' ');
  const existing = catalogues.get(key);
  if (existing) return existing;
  const fields = loggedResources().map(resource => [resource.resource, catalogueFields(resource, access)]);
  const made = JSON.stringify(Object.fromEntries(fields));
  catalogues.set(key, made);
  return made;
}

/** What the log says about the fields of a resource: parts of their declarations. */
function catalogueFields(resource: Resource, access: Access): object[] {
  const writable = restorableColumns(resource);
  const fields = [
    ...resource.columns
      .filter(column => mayViewColumn(access, column))
      .map(column => ({
        field: column.name,
        label: column.label,
        kind: column.kind,
        target: column.ref && resourceOf(column.ref.entity()).resource,
        ...column.masterData,
        writable: writable.includes(column),
      })),
    ...Object.entries(resource.loggedFields ?? {}).map(([field, logged]) => ({
      field,
      ...logged,
      writable: false,
    })),
  ];
  return fields.map((field, position) => ({ ...field, position }));
}

/** The rows of `catalogue` for the resource of an entry, in SQL under the alias `field`. */
const fieldsOf = (entry: string, { parameters, access }: QueriedTable['scope']) =>
  `jsonb_to_recordset(${parameters.add(catalogue(access), 'jsonb')} -> ${entry}.resource)
     as field(field text, label text, kind text, target text, page text, dropdown text, position int, writable boolean)`;

/** The value for each resource, in SQL. */
const byResource = (resource: string, value: (resource: Resource) => string) =>
  `case ${resource} ${loggedResources()
    .map(loggedResource => `when ${literal(loggedResource.resource)} then ${value(loggedResource)}`)
    .join(' ')} end`;

function projectName(
  { alias }: QueriedTable,
  { key }: SelectedField,
  nameOf: (resource: Resource) => string,
): Projection {
  return { key, kind: 'text', sql: byResource(`${alias}.resource`, each => literal(nameOf(each))) };
}

/** @param pairs the changes in SQL, rows of a field's name and `[before, after]` */
function projectChanges(source: QueriedTable, { key, fields }: SelectedField, pairs: string): Projection {
  const query = `
    select coalesce(json_agg(${jsonObjectSql(fields.map(changeField))} order by field.position), '[]') as items
      from ${pairs} as change(name, pair)
      join ${fieldsOf(source.alias, source.scope)} on field.field = change.name
     where ${valueOf('change.pair -> 0')} is distinct from ${valueOf('change.pair -> 1')} or field.kind = 'password'`;
  return { key, kind: 'json', sql: `${source.joinLateral(query)}.items` };
}

/** An empty list is no value. */
const valueOf = (json: string) => `nullif(nullif(${json}, 'null'), '[]')`;

function changeField({ key, name, type }: SelectedField): Projection {
  const sql: Record<string, string> = {
    field: 'field.field',
    label: 'field.label',
    kind: 'field.kind',
    target: 'field.target',
    isWritable: 'field.writable',
    before: 'change.pair ->> 0',
    after: 'change.pair ->> 1',
    beforeText: displayText('change.pair -> 0', 'change.pair ->> 0'),
    afterText: displayText('change.pair -> 1', 'change.pair ->> 1'),
  };
  if (!type) return { key, kind: 'constant', value: 'FieldChange' };
  return { key, kind: valueKindOf(type), sql: sql[name]! };
}

/** What people read for a value of `field`, in SQL. */
function displayText(json: string, text: string): string {
  return `case when jsonb_typeof(${json}) = 'null' then null
    when field.target is not null then ${referenceTitle(`(${text})::int`)}
    when field.kind = 'textList' then (select string_agg(${choiceText('entry')}, ', ') from jsonb_array_elements_text(${json}) as entry)
    when jsonb_typeof(${json}) = 'array' then (select string_agg((select string_agg(value, ' ') from jsonb_each_text(entry)), ', ') from jsonb_array_elements(${json}) as entry)
    when field.kind = 'json' then (select string_agg(key || ': ' || value, ', ') from jsonb_each_text(${json}))
    when field.page is not null then ${choiceText(text)}
    else ${text} end`;
}

const choiceText = (value: string) =>
  `coalesce((select display_text from master_data_item where page = field.page and dropdown_name = field.dropdown and value = ${value}), ${value})`;

/** The present title of a record of `field.target`, or the last one of a deleted record. */
const referenceTitle = (id: string) =>
  `coalesce(${byResource('field.target', target => `(select ${quote(titleColumn(target).column!)}::text from ${quote(target.table)} where id = ${id})`)},
    (select title from audit_entry where resource = field.target and record_id = ${id} and title is not null order by id desc limit 1))`;

/** The entries of the same record after the entry `alias`, in SQL under the alias `later`. */
const laterEntries = (alias: string) =>
  `audit_entry later where later.resource = ${alias}.resource and later.record_id = ${alias}.record_id and later.id > ${alias}.id`;

/** An update can be undone while the last value that the log has of each field is the one that it set. */
function projectUndo(source: QueriedTable, { key, fields }: SelectedField): Projection {
  const { alias, scope } = source;
  const ofFields = fieldsOf(alias, scope);
  const query = `
    select case
        when ${alias}.action = 'created' or ${alias}.cause_id is not null or ${alias}.action = 'updated' and settable.found is null then 'impossible'
        when undone.at is not null then 'undone'
        when deleted.at is not null then 'deleted'
        when changed.at is not null then 'changed'
        else 'possible' end as state,
      coalesce(undone.username, deleted.username, changed.username) as username,
      coalesce(undone.at, deleted.at, changed.at) as at,
      coalesce(changed.labels, '{}') as labels
    from (select) one
    left join lateral (select true as found from ${ofFields}
      where field.writable and field.field = any(${alias}.changed_fields) limit 1) settable on true
    left join lateral (select username, at from audit_entry where undoes_id = ${alias}.id) undone on true
    left join lateral (select last.username, last.at
      from (select * from ${laterEntries(alias)} order by later.id desc limit 1) last
      where last.action = 'deleted' and ${alias}.action = 'updated') deleted on undone.at is null
    left join lateral (
      select (array_agg(last.username order by last.id desc))[1] as username, max(last.at) as at,
             array_agg(field.label order by field.position) as labels
        from ${ofFields}
       cross join lateral (select * from ${laterEntries(alias)} and later.changed_fields @> array[field.field]
         order by later.id desc limit 1) last
       where field.writable and field.field = any(${alias}.changed_fields)
         and last.changes -> field.field -> 1 is distinct from ${alias}.changes -> field.field -> 1
    ) changed on ${alias}.action = 'updated' and undone.at is null and deleted.at is null`;
  const undo = source.joinLateral(query);
  const projected = fields.map((field): Projection => {
    if (!field.type) return { key: field.key, kind: 'constant', value: 'UndoState' };
    const sql = field.name === 'at' ? formatted(`${undo}.at`, 'dateTime') : `${undo}.${field.name}`;
    return { key: field.key, kind: valueKindOf(field.type), sql };
  });
  return { key, kind: 'object', fields: projected };
}

function projectRestore(source: QueriedTable, { key, fields }: SelectedField): Projection {
  const { alias } = source;
  const version = byResource(
    `${alias}.resource`,
    resource => `(select version from ${tableOf(resource, 'record')} where record.id = ${alias}.record_id)`,
  );
  const projected = fields.map((field): Projection => {
    if (!field.type) return { key: field.key, kind: 'constant', value: 'RestorePreview' };
    if (field.name === 'version') return { key: field.key, kind: 'number', sql: version };
    return projectChanges(source, field, `(${restorePairs(alias)})`);
  });
  return { key, kind: 'object', fields: projected };
}

/** Rows of a field that has changed since the entry `alias`, and `[present value, value after the entry]`. */
const restorePairs = (alias: string) =>
  `select value.key, jsonb_build_array(
      (array_agg(value.value -> 1 order by later.id desc))[1],
      (array_agg(value.value -> 0 order by later.id))[1])
     from (select * from ${laterEntries(alias)}) later, jsonb_each(later.changes) value
    group by value.key`;

/** The statement of the fields that have changed since the entry `$1`, and their values after it. */
export const RESTORED_VALUES = `
  select pair.name, pair.pair -> 1 as value
    from audit_entry entry, lateral (${restorePairs('entry')}) as pair(name, pair)
   where entry.id = ? and pair.pair -> 0 is distinct from pair.pair -> 1`;

/** The columns of a resource whose values undo and restore set. */
export const restorableColumns = (resource: Resource): readonly Column[] =>
  writableColumns(resource).filter(({ column, createOnly }) => column !== null && !createOnly);
