import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Tx } from '../database/tx.ts';
import { User } from '../resources/users/user.ts';
import { textKeySql } from '../common/normalized-text.ts';
import { networkOf } from '../common/network-of.ts';

/** In days. */
export const KNOWN_FOR = 90;

/** A network from which a user has signed in; attempts from there are exempt from limits that others use up. */
@Entity()
export class KnownAddress {
  @ManyToOne(() => User, { primary: true, deleteRule: 'restrict', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: dbType.text })
  network!: string;

  @Property({ type: dbType.datetime, length: 3, defaultRaw: 'now()' })
  lastLogin!: Date;
}

/** Whether the user whose name has this key (`nameKey`) has signed in from this address within 90 days. */
export async function isKnownAddress(tx: Tx, key: string, address: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from known_address join "user" on "user".id = user_id
      where ${textKeySql('username')} = ? and network = ? and known_address.last_login > now() - interval '${KNOWN_FOR} days'`,
    [key, networkOf(address)],
  );
  return rows.length > 0;
}

/**
 * Notes the time and the address of a sign-in, in one statement: whether it was saved is of no importance to somebody who
 * signs in again. Bypasses the unit of work: it raises no version of the user.
 */
export async function recordLogin(tx: Tx, userId: number, address: string): Promise<void> {
  await tx.query(
    `with known as (
       insert into known_address (user_id, network, last_login) values (?, ?, now())
       on conflict (user_id, network) do update set last_login = excluded.last_login
     )
     update "user" set last_login = now() where id = ?`,
    [userId, networkOf(address), userId],
  );
}
