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
  private readonly tables = new Map<Resource, string>();

  /**
   * @param time the end of the day in SQL
   * @param day the day in SQL
   */
  constructor(
    private readonly time: string,
    readonly day: () => string,
  ) {}

  /** @param day `yyyy-mm-dd`, in the club's time zone */
  static of(day: string, parameters: Parameters): PointInTime {
    return new PointInTime(parameters.add(endOfDay(day), 'timestamptz'), () => parameters.add(day, 'date'));
  }

  /** The name in SQL of a resource's restored rows. */
  table(resource: Resource): string {
    const name = quote(`${resource.table}_as_of`);
    if (!this.tables.has(resource)) {
      const rows = `${unchangedRows(resource, this.time)} union all ${this.changedRows(resource)}`;
      this.tables.set(resource, `${name} as (${rows})`);
    }
    return name;
  }

  /** The common table expressions, which precede the statement. */
  with(): string {
    return withSql(this.tables);
  }

  /** Selects the rows that changed after the time, as they were then. */
  protected changedRows(resource: Resource): string {
    const { time } = this;
    const changed = `
      select e.record_id as id, ${LATER_ENTRIES}
        from audit_entry e where ${isOf(resource)} and e.at >= ${time} group by e.record_id`;
    const { values, restored } = restoredRows(resource, changed, time);
    return `select ${atTime(resource, values, 'changed_id', time).join(', ')} from (${restored}) restored`;
  }
}

/** The places of the first and the last day of a version. No column of a resource contains a dollar sign. */
const [FIRST, LAST] = ['"$first"', '"$last"'];

/**
 * The tables as they were at the end of each of several days. What a record was between two of its changes is the same
 * on all days between them: the statement computes it once, in a common table expression that those of a day read.
 */
export class PointsInTime extends PointInTime {
  private readonly changes = new Map<Resource, string>();

  /** @param days their ends in ascending order, an array; place, end and day of the one that is read: all in SQL */
  constructor(private readonly days: { ends: string; position: string; end: string; day: string }) {
    super(days.end, () => days.day);
  }

  /** The common table expressions of the whole statement. */
  withChanges(): string {
    return withSql(this.changes);
  }

  protected override changedRows(resource: Resource): string {
    const name = quote(`${resource.table}_changes`);
    if (!this.changes.has(resource))
      this.changes.set(resource, `${name} as materialized (${this.versions(resource)})`);
    const values = atTime(resource, namesOf(resource), `${name}.id`, this.days.end);
    return `select ${values.join(', ')} from ${name} where ${this.days.position} between ${FIRST} and ${LAST}`;
  }

  /** Selects what each record was before its changes, each time with the places of the first and the last such day. */
  private versions(resource: Resource): string {
    const { ends } = this.days;
    // Entries between two days are later than the same days.
    const entries = `
      select e.record_id as id, width_bucket(e.at, ${ends}) as last_day, ${LATER_ENTRIES}
        from audit_entry e where ${isOf(resource)} and e.at >= (${ends})[1] group by 1, 2`;
    const changed = `
      select id, action, last_day, (${ends})[last_day] as time,
             sum(versions) over (partition by id order by last_day desc) as versions,
             lag(last_day, 1, 0) over (partition by id order by last_day) + 1 as first_day
        from (${entries}) entries`;
    const { values, restored } = restoredRows(resource, changed, 'changed.time', [
      `greatest(changed.first_day, width_bucket(created.at, ${ends}) + 1) as ${FIRST}`,
      `changed.last_day as ${LAST}`,
    ]);
    const columns = namesOf(resource).map((name, index) => `${values[index]} as ${name}`);
    return `select ${columns.join(', ')}, ${FIRST}, ${LAST} from (${restored}) restored`;
  }
}

const withSql = (expressions: ReadonlyMap<Resource, string>): string =>
  expressions.size === 0 ? '' : `with ${[...expressions.values()].join(', ')} `;

const isOf = (resource: Resource) => `e.resource = ${literal(resource.resource)}`;

/** What is known of the later entries of a record: what the first did, and how many versions they made. */
const LATER_ENTRIES =
  "(array_agg(e.action order by e.id))[1] as action, count(*) filter (where e.action <> 'deleted') as versions";

/** The columns of restored rows, with the text that `search` looks through. */
function namesOf(resource: Resource): string[] {
  const names = storedColumns(resource).map(({ column }) => quote(column!));
  return isSearchable(resource) ? [...names, quote('search_text')] : names;
}

/**
 * The values of rows at a time, where the log does not have them: those of these columns come from other records.
 * @param values of the columns in SQL, in their order
 * @param id of a row in SQL
 */
const atTime = (resource: Resource, values: readonly string[], id: string, time: string): string[] => {
  const columns = storedColumns(resource);
  return values.map((value, index) => {
    const earlier = columns[index]?.earlier;
    return earlier ? `${earlier(id, time)} as ${quote(columns[index]!.column!)}` : value;
  });
};

/** Selects the rows that have not changed since a time. */
const unchangedRows = (resource: Resource, time: string): string => `
    select ${atTime(resource, namesOf(resource), 'present.id', time).join(', ')} from ${quote(resource.table)} present
     where created_at < ${time} and not exists
           (select from audit_entry e where ${isOf(resource)} and e.record_id = present.id and e.at >= ${time})`;

/**
 * Restores the records that changed after a time as they were then. In each field a record had the value before the
 * first later change of that field. It did not exist if the first later entry created it, or if it was created after the
 * time without an entry. Fields that the log does not have keep their current values.
 * @param changed selects the ids of the records, and what is known of their later entries
 * @param time in SQL; it may be a column of `changed`
 * @param further columns
 * @returns a query, and the values of the columns in its rows, under the alias `restored`
 */
function restoredRows(
  resource: Resource,
  changed: string,
  time: string,
  further: readonly string[] = [],
): { values: string[]; restored: string } {
  const stored = storedColumns(resource);
  const values = stored.map(({ column, generated }) => {
    // Not that of the function's result, so that PostgreSQL finds the entries of one record by the index.
    if (column === 'id') return 'changed_id';
    return generated ? `(${generated})` : quote(column!);
  });
  if (isSearchable(resource)) values.push(searchTextSql(resource, 'restored'));
  const fields = stored.map(({ name, column }) => `(${literal(name)}, ${literal(column!)})`);
  const entries = `from audit_entry e where ${isOf(resource)} and e.record_id = changed.id`;
  const later = `e.at >= ${time}`;
  const restored = `
    select ${['changed.id as changed_id', ...further, 'restored.*'].join(', ')}
      from (${changed}) changed
      left join ${quote(resource.table)} present on present.id = changed.id
     cross join lateral (select min(e.at) as created_at, max(e.at) as updated_at,
                                count(*) filter (where e.action <> 'deleted') as versions
                           ${entries} and not ${later}) history
     cross join lateral (select jsonb_object_agg(field.name, first.value) as before
                           from (select distinct on (change.key) change.key, change.value -> 0 as value
                                   from (select e.id, e.changes ${entries} and ${later}) e
                                  cross join lateral jsonb_each(e.changes) change order by change.key, e.id) first
                           join (values ${fields.join(', ')}) field(key, name) using (key)) fields
     cross join lateral (select least(present.created_at, (fields.before ->> 'created_at')::timestamptz, history.created_at) as at) created
     cross join lateral jsonb_populate_record(present, coalesce(fields.before, '{}') || jsonb_build_object(
             'id', changed.id,
             'version', greatest(coalesce(present.version - changed.versions, history.versions), 1),
             'created_at', created.at,
             'updated_at', coalesce(history.updated_at, created.at))) restored
     where changed.action <> 'created' and created.at < ${time}`;
  return { values, restored };
}
