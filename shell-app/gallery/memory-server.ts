import { addDays, today } from '@gym/hub-kit/format';
import { daysFromToday } from '../packages/hub-kit/src/screens/filters/relative-range.ts';
import { locations, members, trainers } from '@gym/hub-kit/resources';
import { Kind, valueFromASTUntyped, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import type { ResourceMetadata } from '../packages/hub-kit/src/definition/resource.ts';

/** A record as the server stores it. */
export type Row = Record<string, unknown> & { id: string; version: number };

/** Records by the plural of their resource: `{ members: [{ name: 'Ada' }] }`. */
export type Tables = Readonly<Record<string, readonly Record<string, unknown>[]>>;

type Args = Record<string, unknown>;
type Condition = Record<string, unknown>;

const resources: readonly ResourceMetadata[] = [members, locations, trainers];

/** The choices of the drop-downs, as a new club has them. */
const choices: Record<string, Record<string, readonly string[]>> = {
  Members: {
    membership_type: ['Standard', 'Premium', 'VIP'],
    status: ['active', 'inactive', 'frozen', 'expired'],
    gender: ['male', 'female', 'other'],
  },
  Locations: { status: ['active', 'maintenance', 'inactive', 'closed'] },
};

/** Rejects a request as the API does. */
export class Rejection extends Error {
  readonly extensions: Record<string, unknown>;
  constructor(message: string, extensions: Record<string, unknown>) {
    super(message);
    this.extensions = extensions;
  }
}

/** A change that can be undone. */
interface Change {
  id: string;
  plural: string;
  recordId: string;
  action: 'updated' | 'deleted';
  version: number;
  before: Row;
}

/** A record of a change of many. */
interface BulkItem {
  recordId: string;
  title: string;
  outcome: 'changed' | 'unchanged' | 'rejected' | null;
  reason: string | null;
  reasonTemplate: null;
  before: Row | null;
}

interface BulkOperation {
  id: string;
  plural: string;
  /** Does one record, or rejects it; returns whether it changed. */
  apply: (recordId: string) => boolean;
  items: BulkItem[];
  status: 'running' | 'completed' | 'cancelled';
}

/** Keeps records in memory and executes the documents of the kit: as much of the API as lists, forms and undo need. */
export class MemoryServer {
  readonly #tables = new Map<string, Row[]>();
  readonly #changes: Change[] = [];
  /** What was created with an Idempotency-Key: the id, and the input as JSON. */
  readonly #created = new Map<string, { id: string; input: string }>();
  readonly #operations = new Map<string, BulkOperation>();
  /** Why changes of many reject a record, by its id. */
  readonly rejections = new Map<string, string>();
  /** How many records of an operation are done whenever its progress is requested. */
  pace = 20;
  #lastId = 0;

  constructor(tables: Tables = {}) {
    for (const [plural, rows] of Object.entries(tables)) for (const row of rows) this.insert(plural, row);
  }

  rows(plural: string): Row[] {
    const rows = this.#tables.get(plural) ?? [];
    this.#tables.set(plural, rows);
    return rows;
  }

  /** Creates a record with the default values of its resource. */
  insert(plural: string, values: Record<string, unknown>): Row {
    const { fields } = resources.find(resource => resource.plural === plural)!;
    const defaults = Object.entries(fields).map(([name, { default: value }]) => [
      name,
      typeof value === 'function' ? value() : (value ?? null),
    ]);
    const row: Row = {
      ...(Object.fromEntries(defaults) as object),
      ...values,
      id: typeof values['id'] === 'string' ? values['id'] : String(++this.#lastId),
      version: 1,
    };
    this.rows(plural).push(row);
    return row;
  }

  update(plural: string, id: string, patch: object): Row {
    const row = this.#find(plural, id);
    const version = row.version + 1;
    this.#note({ plural, recordId: id, action: 'updated', version, before: { ...row } });
    return Object.assign(row, patch, { version });
  }

  remove(plural: string, id: string): void {
    const rows = this.rows(plural);
    const [row] = rows.splice(rows.indexOf(this.#find(plural, id)), 1);
    this.#note({ plural, recordId: id, action: 'deleted', version: row!.version, before: row! });
  }

  /** @returns the data of the response; null for a root field that it does not have */
  execute(document: DocumentNode, variables: Args, idempotencyKey?: string): Record<string, unknown> {
    const operation = document.definitions.find(one => one.kind === Kind.OPERATION_DEFINITION)!;
    return Object.fromEntries(
      fieldsOf(operation.selectionSet).map(field => {
        const args = Object.fromEntries(
          (field.arguments ?? []).map(({ name, value }) => [
            name.value,
            valueFromASTUntyped(value, variables),
          ]),
        );
        const { value, resource } = this.#resolve(field.name.value, args, idempotencyKey);
        return [keyOf(field), this.#select(field.selectionSet, value, resource)];
      }),
    );
  }

  #resolve(
    name: string,
    args: Args,
    key: string | undefined,
  ): { value: unknown; resource?: ResourceMetadata } {
    for (const resource of resources) {
      const { plural, singular, type } = resource;
      const id = String(args['id']);
      if (name === plural) return { value: this.#list(resource, args), resource };
      if (name === singular) return { value: this.rows(plural).find(row => row.id === id) ?? null, resource };
      if (name === `${plural}Aggregate`) return { value: this.#groups(resource, args), resource };
      if (name === `${singular}Options`) return { value: this.#options(resource, args) };
      if (name === `create${type}`)
        return { value: this.#create(plural, args['input'] as object, key), resource };
      if (name === `update${type}`) return { value: this.#update(plural, id, args), resource };
      if (name === `delete${type}`) {
        this.remove(plural, id);
        return { value: id };
      }
      const many = plural[0]!.toUpperCase() + plural.slice(1);
      if (name === `bulkUpdate${many}`) {
        const patch = args['patch'] as object;
        return {
          value: this.#startBulk(plural, args, recordId => {
            const isChanged = !matchesPatch(this.#find(plural, recordId), patch);
            if (isChanged) this.update(plural, recordId, patch);
            return isChanged;
          }),
        };
      }
      if (name === `bulkDelete${many}`)
        return {
          value: this.#startBulk(plural, args, recordId => {
            this.remove(plural, recordId);
            return true;
          }),
        };
    }
    if (name === 'bulkOperation') return { value: this.#progressOf(String(args['id'])) };
    if (name === 'bulkOperationItems') return { value: this.#itemsOf(args['filter'] as Condition) };
    if (name === 'undoBulkOperation') return { value: this.#undoBulk(String(args['id'])) };
    if (name === 'cancelBulkOperation') {
      this.#operations.get(String(args['id']))!.status = 'cancelled';
      return { value: true };
    }
    if (name === 'masterDataOptions') return { value: choicesOf(String(args['page'])) };
    if (name === 'auditEntries') return { value: { items: this.#changesOf(args['filter'] as Condition) } };
    if (name === 'undoChange') return { value: this.#undo(String(args['entryId'])) };
    return { value: undefined };
  }

  #create(plural: string, input: object, key: string | undefined): Row {
    const text = JSON.stringify(input);
    const earlier = key === undefined ? undefined : this.#created.get(key);
    if (earlier) {
      if (earlier.input !== text)
        throw new Rejection('The Idempotency-Key was used for other values.', {
          code: 'CONFLICT',
          savedId: earlier.id,
        });
      const row = this.rows(plural).find(({ id }) => id === earlier.id);
      if (!row) throw new Rejection('The record was deleted.', { code: 'CONFLICT', savedId: earlier.id });
      return row;
    }
    const row = this.insert(plural, { ...input });
    if (key !== undefined) this.#created.set(key, { id: row.id, input: text });
    return row;
  }

  #update(plural: string, id: string, { version, patch }: Args): Row {
    const current = this.#find(plural, id);
    if (version != null && version !== current.version)
      throw new Rejection('Another user has changed this record.', {
        code: 'CONFLICT',
        current: { ...current },
        version: current.version,
      });
    return this.update(plural, id, patch as object);
  }

  #find(plural: string, id: string): Row {
    const row = this.rows(plural).find(each => each.id === id);
    if (!row) throw new Rejection('Not found', { code: 'NOT_FOUND' });
    return row;
  }

  #list({ plural }: ResourceMetadata, { filter, search, sort, page }: Args) {
    const found = this.#matching(plural, filter, search);
    const keys = (sort ?? []) as { field: string; direction: string }[];
    const sorted = found.toSorted((a, b) => {
      for (const { field, direction } of keys) {
        const order = compare(a[field], b[field]);
        if (order) return direction === 'DESC' ? -order : order;
      }
      return Number(a.id) - Number(b.id);
    });
    const { limit = sorted.length, offset = 0 } = (page ?? {}) as { limit?: number; offset?: number };
    return { items: sorted.slice(offset, offset + limit), totalCount: sorted.length };
  }

  #groups({ plural }: ResourceMetadata, { filter, search, groupBy }: Args) {
    const found = this.#matching(plural, filter, search);
    const [by] = ((groupBy ?? []) as object[]).flatMap(group => Object.keys(group));
    if (by === undefined) return [{ count: found.length }];
    const groups = Map.groupBy(found, row => row[by] as string | null);
    return [...groups].map(([value, rows]) => ({ group: { [by]: value }, count: rows.length }));
  }

  #options({ plural }: ResourceMetadata, { search, limit, ids }: Args) {
    const words = fold(search ?? '');
    return this.rows(plural)
      .filter(({ id, name }) => (ids ? (ids as string[]).includes(id) : fold(name).includes(words)))
      .slice(0, Number(limit))
      .map(({ id, name, email }) => ({
        id,
        label: name,
        details: email ? [{ label: 'Email', kind: 'email', value: email }] : [],
      }));
  }

  #matching(plural: string, filter: unknown, search: unknown): Row[] {
    const words = fold(search ?? '');
    const texts = ({ name, email, phone, city }: Row) =>
      [name, email, phone, city].map(text => fold(text ?? ''));
    return this.rows(plural).filter(
      row => texts(row).some(text => text.includes(words)) && matches(row, (filter ?? {}) as Condition),
    );
  }

  #note(change: Omit<Change, 'id'>): void {
    this.#changes.push({ ...change, id: String(this.#changes.length + 1) });
  }

  #changesOf(filter: Condition): object[] {
    const wanted = Object.entries(filter).filter(([name]) => name !== 'resource');
    return this.#changes.filter(change => matches(change, Object.fromEntries(wanted)));
  }

  #undo(entryId: string) {
    const { plural, recordId, action, before } = this.#changes.find(({ id }) => id === entryId)!;
    if (action === 'deleted') this.rows(plural).push(before);
    else this.update(plural, recordId, { ...before });
    return { recordId, isChanged: true, keptFields: [], keptRecords: [] };
  }

  #startBulk(plural: string, args: Args, apply: BulkOperation['apply']): object {
    const { ids, filter, search, dryRun } = args;
    const selected = ids
      ? this.rows(plural).filter(({ id }) => (ids as string[]).includes(id))
      : this.#matching(plural, filter, search);
    if (dryRun) return { id: null, preview: this.#previewOf(plural, args, selected) };
    return { id: this.#begin(plural, selected, apply), preview: null };
  }

  #previewOf(plural: string, { patch }: Args, selected: readonly Row[]): object {
    const rejected = selected.filter(({ id }) => this.rejections.has(id));
    const done = selected.filter(row => !rejected.includes(row));
    const unchanged = patch ? done.filter(row => matchesPatch(row, patch)).length : 0;
    return {
      total: selected.length,
      checked: selected.length,
      changed: done.length - unchanged,
      unchanged,
      rejected: rejected.length,
      rejections: rejected.map(({ id }) => ({
        recordId: id,
        title: null,
        reason: this.rejections.get(id),
        reasonTemplate: null,
      })),
    };
  }

  #begin(plural: string, selected: readonly Row[], apply: BulkOperation['apply']): string {
    const id = String(this.#operations.size + 1);
    const items = selected.map(row => ({
      recordId: row.id,
      title: String(row['name']),
      outcome: null,
      reason: null,
      reasonTemplate: null,
      before: null,
    }));
    this.#operations.set(id, { id, plural, apply, items, status: 'running' });
    return id;
  }

  #progressOf(id: string): object {
    const operation = this.#operations.get(id)!;
    const { plural, apply, items } = operation;
    if (operation.status === 'running') {
      for (const item of items.filter(({ outcome }) => outcome === null).slice(0, this.pace)) {
        const { recordId } = item;
        item.reason = this.rejections.get(recordId) ?? null;
        const row = this.rows(plural).find(each => each.id === recordId);
        if (!item.reason) Object.assign(item, { before: row ? { ...row } : null });
        if (item.reason) item.outcome = 'rejected';
        else item.outcome = apply(recordId) ? 'changed' : 'unchanged';
      }
      if (items.every(({ outcome }) => outcome !== null)) operation.status = 'completed';
    }
    const count = (wanted: string) => items.filter(({ outcome }) => outcome === wanted).length;
    const [changed, unchanged, rejected] = ['changed', 'unchanged', 'rejected'].map(count);
    const done = items.filter(({ outcome }) => outcome !== null).length;
    const { status } = operation;
    return { status, total: items.length, done, changed, unchanged, rejected, error: null };
  }

  #itemsOf({ operationId, outcome }: Condition): object {
    const { items } = this.#operations.get(String((operationId as Condition)['eq']))!;
    const found = items.filter(item => matches(item, { outcome }));
    return { items: found, totalCount: found.length };
  }

  #undoBulk(id: string): object {
    const { plural, items } = this.#operations.get(id)!;
    const before = new Map(
      items.flatMap(item => (item.outcome === 'changed' ? [[item.recordId, item.before!] as const] : [])),
    );
    const undoing = this.#begin(plural, [...before.values()], recordId => {
      const row = before.get(recordId)!;
      if (this.rows(plural).some(each => each.id === recordId)) this.update(plural, recordId, { ...row });
      else this.rows(plural).push(row);
      return true;
    });
    return { id: undoing };
  }

  #select(selection: SelectionSetNode | undefined, value: unknown, resource?: ResourceMetadata): unknown {
    if (!selection || value === null || value === undefined) return value ?? null;
    if (Array.isArray(value)) return value.map(item => this.#select(selection, item, resource));
    const object = value as Record<string, unknown>;
    return Object.fromEntries(
      fieldsOf(selection).map(field => {
        const name = field.name.value;
        if (name === '__typename') return [name, 'id' in object && resource ? resource.type : 'Made'];
        const reference = Object.entries(resource?.fields ?? {}).find(
          ([, { ref }]) => ref?.relation === name,
        );
        if (!reference) return [keyOf(field), this.#select(field.selectionSet, object[name], resource)];
        const [idField, { ref }] = reference;
        const related = resources.find(({ plural }) => plural === ref!.plural)!;
        const row = this.rows(related.plural).find(({ id }) => id === object[idField]) ?? null;
        return [keyOf(field), this.#select(field.selectionSet, row, related)];
      }),
    );
  }
}

const matchesPatch = (row: object, patch: object): boolean =>
  Object.entries(patch).every(([name, value]) => (row as Condition)[name] === value);

const keyOf = ({ alias, name }: FieldNode) => alias?.value ?? name.value;

const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.filter(selection => selection.kind === Kind.FIELD);

const fold = (text: unknown) => String(text).toLowerCase();

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { sensitivity: 'base' });
}

const choicesOf = (page: string) =>
  Object.entries(choices[page] ?? {}).flatMap(([dropdown, values]) =>
    values.map(value => ({
      dropdown,
      value,
      displayText: value.charAt(0).toUpperCase() + value.slice(1),
      isStandard: true,
    })),
  );

const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  eq: (value, operand) => value === operand,
  in: (value, operand) => (operand as unknown[]).includes(value),
  isNull: (value, operand) => (value === null || value === '') === operand,
  contains: (value, operand) =>
    Array.isArray(value) ? value.includes(operand) : fold(value ?? '').includes(fold(operand)),
  startsWith: (value, operand) => fold(value ?? '').startsWith(fold(operand)),
  gte: (value, operand) => value !== null && compare(value, operand) >= 0,
  lte: (value, operand) => value !== null && compare(value, operand) <= 0,
  lt: (value, operand) => value !== null && compare(value, operand) < 0,
};

/** Date math of days is the only one of the gallery's lists. */
function resolved(operand: unknown): unknown {
  const days = typeof operand === 'string' ? daysFromToday(operand) : null;
  return days === null ? operand : addDays(today(), days);
}

function matches(row: object, filter: Condition): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === 'and') return (condition as Condition[]).every(part => matches(row, part));
    if (name === 'or') return (condition as Condition[]).some(part => matches(row, part));
    if (name === 'not') return !matches(row, condition as Condition);
    const value = (row as Condition)[name] ?? null;
    return Object.entries(condition as Condition).every(([operator, operand]) =>
      operators[operator]!(value, resolved(operand)),
    );
  });
}
