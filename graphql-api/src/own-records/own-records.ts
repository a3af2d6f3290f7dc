import { LockMode, type FilterQuery, type RequiredEntityData } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import { addEntry, type AuditAction } from '../audit/audit-entry.ts';
import type { Access } from '../auth/access.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { ApiError, conflict, forbidden, notFound } from '../common/errors.ts';
import type { Tx } from '../database/tx.ts';
import { recordId } from '../declaration/record-id.ts';
import { isUniqueViolation } from '../mutation/database-error.ts';
import { assertStillThere, hashOf, runOnce } from '../mutation/idempotency.ts';
import { changesOf } from '../mutation/records.ts';
import type { WriteContext } from '../mutation/write-context.ts';
import { recordSourceReader } from '../query/record.ts';
import type { Context } from '../server/context.ts';
import { lockOwner } from './lock-owner.ts';
import { isOwn, type OwnKind, type OwnRecord } from './own-kind.ts';

/** The root field that is being executed. */
interface Call {
  context: Context;
  info: GraphQLResolveInfo;
}

type Fields = Record<string, unknown>;

/** Changes of the records of a kind, each with its audit entry. */
export class OwnRecords<Item extends OwnRecord, Values extends object, Input extends object> {
  constructor(private readonly kind: OwnKind<Item, Values, Input>) {}

  /**
   * Creates a record of the signed-in user, once for each Idempotency-Key.
   * @returns what the mutation selects of the record
   * @throws CONFLICT for an owner who has reached the limit, or has a record of this name
   */
  create(input: Input, call: Call): Promise<object | null> {
    const { context, info } = call;
    // The rule of the mutation has the permissions.
    const use = { operation: info.fieldName, inputHash: hashOf(input) };
    return this.save(call, tx =>
      runOnce(use, context, tx, async () => {
        const owner = await lockOwner(tx, context.access);
        const data = await this.kind.dataOf(input, { ...call, tx, owner });
        await this.requireRoom(data, tx);
        const made = tx.entities().create(this.kind.entity, data as unknown as RequiredEntityData<Item>);
        await tx.entities().flush();
        await this.log('created', made, [{}, this.valuesOf(made)], { context, tx });
        return made.id;
      }),
    );
  }

  /**
   * Changes a record of the signed-in user.
   * @param version what the patch is based on; the newest one unless given
   * @returns what the mutation selects of the record
   * @throws NOT_FOUND, FORBIDDEN for a record of another user, CONFLICT with the stored values for another version
   */
  update(
    { id, patch, version }: { id: string; patch: Input; version: number | undefined },
    call: Call,
  ): Promise<object | null> {
    const { context } = call;
    return this.save(call, async tx => {
      const record = await this.findForUpdate(id, context, tx);
      this.requireOwner(record, context.access);
      const before = this.valuesOf(record);
      if ((version ?? record.version) !== record.version)
        throw conflict(this.kind.texts.changed, { version: record.version, current: before });
      const scope = { ...call, tx, record, before: before as Values };
      Object.assign(record, await this.kind.changesOf(patch, scope));
      await tx.entities().flush();
      await this.log('updated', record, [before, this.valuesOf(record)], { context, tx });
      return record.id;
    });
  }

  /**
   * Deletes a record of the signed-in user; administrators delete shared records of others too.
   * @returns the id
   * @throws NOT_FOUND, FORBIDDEN
   */
  async delete(id: string, context: Context): Promise<string> {
    await this.write(context, async tx => {
      const record = await this.findForUpdate(id, context, tx);
      this.requireDelete(record, context.access);
      await this.kind.deleteDependents?.(record, tx);
      await tx.entities().remove(record).flush();
      await this.log('deleted', record, [this.valuesOf(record), {}], { context, tx });
    });
    return id;
  }

  /** The record, locked. @throws NOT_FOUND for one that its list hides too */
  async findForUpdate(id: string, { access }: Context, tx: Tx): Promise<Item> {
    const { entity, label, sharing } = this.kind;
    const key = { id: recordId(id, label) } as FilterQuery<Item>;
    const record = await tx.entities().findOne(entity, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isVisible = sharing?.isVisible ?? isOwn;
    if (!record || !isVisible(record, access)) throw notFound(label);
    return record;
  }

  /** Saves a record in one transaction, and reads what the mutation selects of it. */
  private async save({ context, info }: Call, work: (tx: Tx) => Promise<number>): Promise<object | null> {
    const read = recordSourceReader(this.kind.resource, context, info);
    const id = await this.write(context, work);
    const record = await read(id);
    assertStillThere(record, id, context);
    return record;
  }

  /** Runs work in one transaction of a signed-in user: personal tokens only read. */
  private async write<Result>(context: Context, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    requireSignIn(context.access);
    try {
      return await context.db.transaction(work);
    } catch (error) {
      const { nameTaken } = this.kind.texts;
      if (nameTaken === undefined || !isUniqueViolation(error)) throw error;
      throw conflict(nameTaken, { fields: { name: nameTaken } });
    }
  }

  private async requireRoom(data: Partial<Item>, tx: Tx): Promise<void> {
    const { entity, limit, texts } = this.kind;
    const same = Object.fromEntries(limit.per.map(property => [property, data[property]]));
    if ((await tx.entities().count(entity, same as FilterQuery<Item>)) >= limit.max)
      throw conflict(texts.full);
  }

  private requireOwner(record: Item, access: Access): void {
    const { sharing } = this.kind;
    if (sharing && !isOwn(record, access))
      throw new ApiError(sharing.onlyOwner, 'FORBIDDEN', { permission: 'owner' });
  }

  private requireDelete(record: Item, access: Access): void {
    const { sharing } = this.kind;
    if (!sharing || isOwn(record, access)) return;
    const { resource, action } = sharing.administrators;
    if (!access.can(resource, action)) throw forbidden(`${resource}:${action}`);
  }

  private valuesOf(record: Item): Fields {
    return Object.fromEntries(
      this.kind.columns.map(({ name }) => [name, record[name as keyof Item] ?? null]),
    );
  }

  /** Adds the audit entry of a change, unless nothing changed. */
  private async log(
    action: AuditAction,
    record: Item,
    [before, after]: readonly [before: Fields, after: Fields],
    { context, tx }: WriteContext,
  ): Promise<void> {
    const { columns, auditedAs, titleOf } = this.kind;
    const changes = changesOf({ stored: columns }, before, after);
    if (Object.keys(changes).length === 0) return;
    const title = await titleOf(record, tx);
    await addEntry(tx, context, { resource: auditedAs, recordId: record.id, title, action, changes });
  }
}
