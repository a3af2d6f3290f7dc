import type { Rel } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { Access } from '../auth/access.ts';
import type { ErrorText } from '../common/errors.ts';
import type { Tx } from '../database/tx.ts';
import type { Column, EntityClass } from '../declaration/column-registry.ts';
import type { BaseRecord } from '../declaration/columns.ts';
import type { Resource } from '../declaration/resource.ts';
import type { Rule } from '../declaration/rules.ts';
import type { User } from '../resources/users/user.ts';
import type { Context } from '../server/context.ts';
import type { Administrators } from './shared-records.ts';

/** A record that belongs to a user, who alone changes it. */
export type OwnRecord = BaseRecord & ({ owner: Rel<User> } | { ownerId: number });

/** A kind of records that belong to users. `Values` are what the owner writes, `Input` the same as the API takes it. */
export interface OwnKind<Item extends OwnRecord, Values extends object, Input extends object> {
  entity: EntityClass<Item>;
  /** Reads the records: its names are those of the root fields. */
  resource: Resource;
  input: EntityClass<Input>;
  patch: EntityClass<Input>;
  rules: { read: Rule; change: Rule };
  /** What the schema says of the mutations. */
  descriptions: { create: string; delete: string };
  /** The resource that the audit log names. */
  auditedAs: string;
  /** What messages and the schema call a record: `Saved query`. */
  label: string;
  /** Those of `Values`. */
  columns: readonly Column[];
  /** The most records with the same values of these properties, one of which is the owner. */
  limit: { max: number; per: readonly (keyof Item)[] };
  /** Who finds the records of others; without it, nobody does. */
  sharing?: Sharing<Item>;
  texts: {
    /** For an owner who has reached the limit. */
    full: ErrorText;
    /** For changes that are based on another version. */
    changed: ErrorText;
    /** For a second record of a name, where names are unique. */
    nameTaken?: ErrorText;
  };
  /** What the audit log calls a record. */
  titleOf(record: Item, tx: Tx): string | Promise<string>;
  /** Checks the input, and returns what is stored of a new record. */
  dataOf(input: Input, creation: Call & { owner: User }): Promise<Partial<Item>>;
  /** Checks the patch, and returns what is stored of it. */
  changesOf(patch: Input, change: Call & { record: Item; before: Values }): Promise<Partial<Item>>;
  /** Deletes what ends with a record. */
  deleteDependents?(record: Item, tx: Tx): Promise<void>;
}

/** A mutation that is being executed. */
interface Call {
  tx: Tx;
  context: Context;
  info: GraphQLResolveInfo;
}

interface Sharing<Item> {
  /** The same as `visibleTo` of the resource. */
  isVisible(record: Item, access: Access): boolean;
  administrators: Administrators;
  /** For changes by somebody other than the owner. */
  onlyOwner: ErrorText;
}

/** Whether a record belongs to the signed-in user. */
export const isOwn = (record: OwnRecord, { user }: Access): boolean =>
  ('owner' in record ? record.owner.id : record.ownerId) === user!.id;
