import { createHash } from 'node:crypto';
import type { Tx } from '../database/tx.ts';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../server/context.ts';
import { ApiError, conflict, rateLimited } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { requireView } from '../declaration/view-permission.ts';
import { allResources, writableColumns, type Resource } from '../declaration/resource.ts';

type Values = Record<string, unknown>;

/** How long the first result of a key is returned again. */
export const LIFETIME = `interval '24 hours'`;
/** The most keys of one user that are stored at a time. */
const MAX_KEYS_PER_USER = 10_000;
const RETRY_SECONDS = 3_600;

const VISIBLE_KEY = /^[\x21-\x7e]{1,255}$/;

/** As `runOnce` for the create of a resource. */
export const createOnce = (
  resource: Resource,
  input: Values,
  context: Context,
  tx: Tx,
  create: () => Promise<number>,
): Promise<number> =>
  runOnce(
    { resource, operation: `create${resource.type}`, inputHash: hashOfRecord(resource, input) },
    context,
    tx,
    create,
  );

/** What an Idempotency-Key is used for. */
interface KeyedOperation {
  /** The resource of the record that is created or changed; none for records without permissions of their own. */
  resource?: Resource;
  /** The root field. */
  operation: string;
  /** A hash of the input. */
  inputHash: string;
}

/** Other mutations than creates that take an Idempotency-Key. */
const keyedMutations = new Set<string>();

/** Lets mutations take an Idempotency-Key; they use `runOnce`. */
export function allowIdempotencyKey(...names: readonly string[]): void {
  for (const name of names) keyedMutations.add(name);
}

/**
 * Runs an operation once for each Idempotency-Key of a user, in the transaction of `tx`. A repeated request with the key
 * waits for the first one and returns its record; an operation that fails stores nothing.
 * @returns the id of the record that was created, now or by the first request
 * @throws CONFLICT when the key was used for another operation or input, with `savedId` for another input; RATE_LIMITED
 * when the user has too many keys
 */
export async function runOnce(
  { resource, operation, inputHash }: KeyedOperation,
  context: Context,
  tx: Tx,
  create: () => Promise<number>,
): Promise<number> {
  const userId = context.access.user?.id;
  if (!context.idempotency || userId === undefined) return create();
  const use: KeyUse = { userId, key: context.idempotency.key, operation, inputHash };
  if (await claim(tx, use)) {
    const id = await create();
    await tx.query('update idempotency_key set record_id = ? where user_id = ? and key = ?', [
      id,
      userId,
      use.key,
    ]);
    return id;
  }
  const id = await firstResult(tx, use);
  if (resource) requireView(context.access, resource);
  context.idempotency.replayed = true;
  return id;
}

interface KeyUse extends Pick<KeyedOperation, 'operation' | 'inputHash'> {
  userId: number;
  key: string;
}

/** Stores the key unless it is stored; waits for another transaction that is storing it. */
async function claim(tx: Tx, { userId, key, operation, inputHash }: KeyUse): Promise<boolean> {
  const rows = await tx.query<object[]>(
    `insert into idempotency_key as stored (user_id, key, operation, input_hash)
     select ?, ?, ?, ? where (
       select count(*) from (
         select from idempotency_key
          where user_id = ? and created_at > now() - ${LIFETIME} limit ${MAX_KEYS_PER_USER}
       ) as recent
     ) < ${MAX_KEYS_PER_USER}
     on conflict (user_id, key) do update
       set operation = excluded.operation, input_hash = excluded.input_hash, record_id = null, created_at = now()
       where stored.created_at <= now() - ${LIFETIME}
     returning user_id`,
    [userId, key, operation, inputHash, userId],
  );
  return rows.length > 0;
}

async function firstResult(tx: Tx, { userId, key, operation, inputHash }: KeyUse): Promise<number> {
  const [stored] = await tx.query<{ operation: string; input_hash: string; record_id: number }[]>(
    `select operation, input_hash, record_id from idempotency_key
      where user_id = ? and key = ? and created_at > now() - ${LIFETIME}`,
    [userId, key],
  );
  if (!stored)
    throw rateLimited(
      RETRY_SECONDS,
      msg('You have used {keys} idempotency keys within 24 hours', {
        keys: MAX_KEYS_PER_USER.toLocaleString('en-US'),
      }),
    );
  if (stored.operation !== operation || stored.input_hash !== inputHash)
    throw conflict(
      msg(
        'The first request with this Idempotency-Key was saved with other values. Look at what was saved, and use a new key to create another record.',
      ),
      stored.operation === operation ? savedAs(stored.record_id) : {},
    );
  return stored.record_id;
}

/** What clients learn of the record that the first request with a key created or changed. */
const savedAs = (id: number) => ({ savedId: String(id) });

/** Passwords stay out of it: a hash without salt could be guessed. */
function hashOfRecord(resource: Resource, input: Values): string {
  const given = writableColumns(resource)
    .filter(({ name, kind }) => kind !== 'password' && input[name] !== undefined)
    .map(({ name }) => [name, input[name]]);
  return hashOf(given);
}

/** SHA-256 of what a mutation is given, in hexadecimal digits. */
export const hashOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** @throws CONFLICT when the record of a repeated create is gone */
export function assertStillThere(record: object | null, id: number, { idempotency }: Context): void {
  if (record === null && idempotency?.replayed)
    throw conflict(
      msg(
        'The record that was created with this Idempotency-Key has been deleted. Use a new key to create another.',
      ),
      savedAs(id),
    );
}

/**
 * What a request with an Idempotency-Key has in its context.
 * @throws BAD_USER_INPUT unless the operation is exactly one mutation that takes a key
 */
export function keyedRequest(key: string, operation: OperationDefinitionNode): Context['idempotency'] {
  checkKey(key);
  const [only, ...more] = operation.selectionSet.selections;
  const isCreate = only?.kind === Kind.FIELD && takesKey(only.name.value) && more.length === 0;
  if (!isCreate)
    throw new ApiError(
      msg(
        'Idempotency-Key goes with exactly one mutation that creates a record. Send anything else without it.',
      ),
      'BAD_USER_INPUT',
    );
  return { key, replayed: false };
}

/** Whether a mutation takes an Idempotency-Key. */
export const takesKey = (mutation: string): boolean =>
  keyedMutations.has(mutation) ||
  allResources().some(
    ({ type, operations }) => mutation === `create${type}` && operations.includes('create'),
  );

function checkKey(key: string): void {
  if (!VISIBLE_KEY.test(key))
    throw new ApiError(msg('Idempotency-Key must have 1 to 255 visible ASCII characters'), 'BAD_USER_INPUT');
}
