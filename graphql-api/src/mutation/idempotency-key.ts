import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A create that was sent with an Idempotency-Key; written in the transaction of the create. */
@Entity()
export class IdempotencyKey {
  @PrimaryKey({ type: dbType.integer }) userId!: number;
  @PrimaryKey({ type: dbType.text }) key!: string;
  /** The root field: `createMember`. */
  @Property({ type: dbType.text }) operation!: string;
  /** SHA-256 of the input, without passwords. */
  @Property({ type: dbType.text }) inputHash!: string;
  /** What was created; null only within the transaction that creates it. */
  @Property({ type: dbType.integer, nullable: true }) recordId!: number | null;
  @Index() @Property({ type: dbType.datetime, length: 3, defaultRaw: 'now()' }) createdAt!: Date;
}
