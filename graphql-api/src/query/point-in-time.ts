import { endOfDay } from '../common/dates.ts';
import { quote } from '../common/sql.ts';
import { isSearchable, storedColumns, type Resource } from '../declaration/resource.ts';
import { searchTextSql } from '../declaration/storage.ts';
import { literal, type Parameters } from './sql.ts';

/**
 * The tables of a statement as they were at the end of a day: their current rows, with the changes undone that the
 * audit log has recorded since. Each table is one common table expression, however often the statement reads it.
 */
export class PointInTime {
  /** The end of the day in SQL. */
  private readonly time: string;
  private readonly tables = new Map<Resource, string>();

  /** @param day `yyyy-mm-dd`, in the club's time zone */
  constructor(day: string, parameters: Parameters) {
    this.time = parameters.add(endOfDay(day), 'timestamptz');
  }

  /** The name in SQL of a resource's restored rows. */
  table(resource: Resource): string {
    const name = quote(`${resource.table}_as_of`);
    if (!this.tables.has(resource)) this.tables.set(resource, `${name} as (${rowsAt(resource, this.time)})`);
    return name;
  }

  /** The common table expressions, which precede the statement. */
  with(): string {
    return this.tables.size === 0 ? '' : `with ${[...this.tables.values()].join(', ')} `;
  }
}

/** Selects the rows of a resource as they were at a time, with the text that `search` looks through. */
function rowsAt(resource: Resource, time: string): string {
  const stored = storedColumns(resource);
  const names = stored.map(({ column }) => quote(column!));
  const restored = stored.map(({ column, generated }) => {
    // Not that of the function's result, so that PostgreSQL finds the entries of one record by the index.
    if (column === 'id') return 'changed_id';
    return generated ? `(${generated})` : quote(column!);
  });
  if (isSearchable(resource)) {
    names.push(quote('search_text'));
    restored.push(searchTextSql(resource, 'restored'));
  }
  const entries = `from audit_entry e where e.resource = ${literal(resource.resource)}`;
  const later = `e.at >= ${time}`;
  const unchanged = `
    select ${names.join(', ')} from ${quote(resource.table)} present
     where created_at < ${time} and not exists (select ${entries} and e.record_id = present.id and ${later})`;
  return `${unchanged} union all select ${restored.join(', ')} from (${changedRows(resource, { entries, later, time })}) restored`;
}

/**
 * Selects the records that changed after a time as they were then. In each field a record had the value before the
 * first later change of that field. It did not exist if the first later entry created it, or if it was created after the
 * time without an entry. Fields that the log does not have keep their current values.
 */
function changedRows(
  resource: Resource,
  { entries, later, time }: { entries: string; later: string; time: string },
): string {
  const fields = storedColumns(resource).map(({ name, column }) => `(${literal(name)}, ${literal(column!)})`);
  return `
    select changed.id as changed_id, restored.*
      from (select e.record_id as id, (array_agg(e.action order by e.id))[1] as action,
                   count(*) filter (where e.action <> 'deleted') as versions
              ${entries} and ${later} group by e.record_id) changed
      left join ${quote(resource.table)} present on present.id = changed.id
     cross join lateral (select min(e.at) as created_at, max(e.at) as updated_at,
                                count(*) filter (where e.action <> 'deleted') as versions
                           ${entries} and e.record_id = changed.id and not ${later}) history
     cross join lateral (select jsonb_object_agg(field.name, first.value) as before
                           from (select distinct on (change.key) change.key, change.value -> 0 as value
                                   from (select e.id, e.changes ${entries} and e.record_id = changed.id and ${later}) e
                                  cross join lateral jsonb_each(e.changes) change order by change.key, e.id) first
                           join (values ${fields.join(', ')}) field(key, name) using (key)) fields
     cross join lateral (select least(present.created_at, (fields.before ->> 'created_at')::timestamptz, history.created_at) as at) created
     cross join lateral jsonb_populate_record(present, coalesce(fields.before, '{}') || jsonb_build_object(
             'id', changed.id,
             'version', greatest(coalesce(present.version - changed.versions, history.versions), 1),
             'created_at', created.at,
             'updated_at', coalesce(history.updated_at, created.at))) restored
     where changed.action <> 'created' and created.at < ${time}`;
}
