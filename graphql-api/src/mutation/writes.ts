import { isDeepStrictEqual } from 'node:util';
import {
  DeadlockException,
  LockMode,
  ForeignKeyConstraintViolationException,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange } from '../audit/audit-entry.ts';
import type { Context } from '../server/context.ts';
import { badInput, conflict, notFound } from '../common/errors.ts';
import { quote } from '../common/sql.ts';
import type { Column } from '../declaration/columns.ts';
import {
  capital,
  collectionsOf,
  storedColumns,
  writableColumns,
  type Resource,
} from '../declaration/resource.ts';
import type { PendingChange } from '../declaration/resource-options.ts';
import { createOnce } from './idempotency.ts';
import { nextFreeNumber } from './numbers.ts';
import { defaultOf, validated } from './validate.ts';

type Values = Record<string, unknown>;
interface Stored extends Values {
  id: number;
  version: number;
}

/**
 * Creates a record with its audit entry in one transaction. With an Idempotency-Key a repeated create returns the
 * record of the first.
 * @returns its id
 */
export function createRecord(resource: Resource, given: Values, context: Context): Promise<number> {
  return write(resource, context, em =>
    createOnce(resource, given, context, em, async () => {
      const input = { ...given, ...(await assignedNumbers(resource, given, em)) };
      const values = { ...validated(writableColumns(resource), input, true), ...serverDefaults(resource) };
      const draft = { values, given: givenIn(input), stored: null, context, em };
      await prepare(resource, draft);
      const id = await inserted(resource, draft.values, em);
      await resource.afterWrite?.({ values: draft.values, stored: null, context, em });
      const changes = changesOf(resource, {}, draft.values);
      await recordChange(em, context, resource, 'created', { id, values: draft.values }, changes);
      return id;
    }),
  );
}

/** The next number of each series that the request leaves to the server. */
async function assignedNumbers(resource: Resource, given: Values, em: EntityManager): Promise<Values> {
  const numbers: Values = {};
  for (const { name, column, series } of resource.stored)
    if (series && given[name] === undefined)
      numbers[name] = await nextFreeNumber(em, series, { table: resource.table, column: column! });
  return numbers;
}

/**
 * Changes a record with its audit entry in one transaction.
 * @throws CONFLICT with the stored values when `version` is no longer the record's
 */
export function updateRecord(
  resource: Resource,
  id: number,
  patch: Values,
  version: number | undefined,
  context: Context,
): Promise<void> {
  return write(resource, context, async em => {
    const record = await locked(resource, id, em);
    const stored = storedValues(resource, record);
    if (version !== undefined && version !== record.version) throw changedSince(resource, record, stored);
    const changes = validated(writableColumns(resource), patch, false);
    const draft = { values: { ...stored, ...changes }, given: givenIn(patch), stored: record, context, em };
    await prepare(resource, draft);
    const changed = changesOf(resource, stored, draft.values);
    if (Object.keys(changed).length === 0) return;
    em.assign(record, entityValues(resource, draft.values, Object.keys(changed)) as never);
    await em.flush();
    await resource.afterWrite?.({ values: draft.values, stored, context, em });
    await recordChange(em, context, resource, 'updated', { id, values: draft.values }, changed);
  });
}

/** Deletes a record with an audit entry in one transaction. @throws CONFLICT that tells what holds it */
export function deleteRecord(resource: Resource, id: number, context: Context): Promise<void> {
  return write(resource, context, async em => {
    const record = await locked(resource, id, em);
    const holders = await holdersOf(resource, id, em, context);
    if (holders) throw conflict(holders);
    const stored = storedValues(resource, record);
    await resource.beforeDelete?.(record, { context, em });
    em.remove(record);
    await em.flush();
    await resource.afterWrite?.({ values: null, stored, context, em });
    await recordChange(
      em,
      context,
      resource,
      'deleted',
      { id, values: stored },
      changesOf(resource, stored, {}),
    );
  });
}

const ATTEMPTS = 3;

/** One transaction, again after a deadlock; what the database refuses is told in the words of the fields. */
async function write<T>(
  resource: Resource,
  context: Context,
  work: (em: EntityManager) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    const result = await context.db.transaction(work);
    resource.afterCommit?.(context);
    return result;
  } catch (error) {
    if (error instanceof DeadlockException && attempt < ATTEMPTS)
      return write(resource, context, work, attempt + 1);
    throw explained(resource, error);
  }
}

async function prepare(resource: Resource, draft: PendingChange<object>): Promise<void> {
  await resource.beforeSave?.(draft);
  const messages = Object.entries(resource.check?.(draft) ?? {}).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  if (messages.length > 0) throw badInput(Object.fromEntries(messages));
}

async function locked(resource: Resource, id: number, em: EntityManager): Promise<Stored> {
  const record = await em.findOne(resource.entity, { id } as never, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!record) throw notFound(resource.label);
  return record as Stored;
}

/** Answers the new record's number. `insert` would go through the query builder, which takes twice as long. */
async function inserted(resource: Resource, values: Values, em: EntityManager): Promise<number> {
  const [id] = await em.insertMany(resource.entity, [entityValues(resource, values) as never]);
  return id as unknown as number;
}

const givenIn = (input: Values) => new Set(Object.keys(input).filter(name => input[name] !== undefined));

/** Values of a new record that only the server sets. */
const serverDefaults = (resource: Resource): Values =>
  Object.fromEntries(
    resource.stored
      .filter(column => column.readOnly && column.default !== undefined)
      .map(column => [column.name, defaultOf(column)]),
  );

const propertyOf = (column: Column) => column.ref?.property ?? column.name;

/** From field names to the entity's properties: `assignedTrainerId: 5` sets the reference `assignedTrainer`. */
function entityValues(resource: Resource, values: Values, names = Object.keys(values)): Values {
  const set = resource.stored.filter(column => names.includes(column.name));
  return Object.fromEntries(set.map(column => [propertyOf(column), values[column.name] ?? null]));
}

const OWN = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** The record's fields as the API names them, without those that every record has. */
function storedValues(resource: Resource, record: Values): Values {
  const columns = resource.stored.filter(column => !OWN.has(column.name));
  return Object.fromEntries(
    columns.map(column => {
      const value = record[propertyOf(column)];
      return [column.name, column.ref && value ? (value as Stored).id : (value ?? null)];
    }),
  );
}

/** As JSON tells it: moments as text, objects without their class. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;

function changesOf(resource: Resource, before: Values, after: Values): Record<string, [unknown, unknown]> {
  const changed = resource.stored
    .filter(column => !OWN.has(column.name))
    .map(column => [column.name, [before[column.name] ?? null, after[column.name] ?? null]] as const)
    .filter(([, [was, is]]) => was !== is && !isDeepStrictEqual(plain(was), plain(is)));
  return Object.fromEntries(changed.map(([name, pair]) => [name, [...pair]]));
}

function changedSince(resource: Resource, record: Stored, stored: Values) {
  const shown = storedColumns(resource).filter(({ name }) => name in stored);
  return conflict(`${resource.label} was changed by another user since you opened it`, {
    version: record.version,
    current: Object.fromEntries(shown.map(({ name }) => [name, stored[name]])),
  });
}

/**
 * "3 payments and 1 invoice refer to this member", or nothing when nothing does. What the caller may not view is not
 * itemLabels: "1 session and other records refer to this member".
 */
async function holdersOf(
  resource: Resource,
  id: number,
  em: EntityManager,
  { access }: Context,
): Promise<string | undefined> {
  const holding = collectionsOf(resource).filter(inverse => inverse.column.ref!.restrictsDelete);
  if (holding.length === 0) return undefined;
  const counts = holding.map(
    ({ resource: other, column }, index) =>
      `(select count(*)::int from ${quote(other.table)} where ${quote(column.column!)} = ?) as "${index}"`,
  );
  const [row] = await em.execute<Record<number, number>[]>(
    `select ${counts.join(', ')}`,
    holding.map(() => id),
  );
  const found = holding
    .map(({ resource: other }, index) => ({ other, count: row![index]! }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return undefined;
  const viewed = found.filter(({ other }) => access.can(other.resource, 'view'));
  const texts = viewed
    .toSorted((one, another) => another.count - one.count)
    .map(({ other, count }) => `${count} ${other.itemLabels[count === 1 ? 0 : 1]}`);
  if (viewed.length < found.length) texts.push('other records');
  const verb = found.length === 1 && viewed[0]?.count === 1 ? 'refers' : 'refer';
  return capital(`${listed(texts)} ${verb} to this ${resource.label.toLowerCase()}`);
}

const listed = (texts: string[]) =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;

/** What a constraint of the database says, in the words of the field that broke it. */
function explained(resource: Resource, error: unknown): unknown {
  const columnOf = (suffix: 'unique' | 'foreign') =>
    resource.stored.find(
      column =>
        (error as { constraint?: string }).constraint === `${resource.table}_${column.column}_${suffix}`,
    );
  if (error instanceof UniqueConstraintViolationException) {
    const column = columnOf('unique');
    const message = column
      ? `${column.label} is already in use`
      : `There is such a ${resource.itemLabels[0]} already`;
    return conflict(message, column && { fields: { [column.name]: message } });
  }
  if (error instanceof ForeignKeyConstraintViolationException) {
    const column = columnOf('foreign');
    if (column) return badInput({ [column.name]: `${column.label} not found` });
    return conflict(`Other records refer to this ${resource.label.toLowerCase()}`);
  }
  return error;
}
