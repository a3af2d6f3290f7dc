import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Column } from '../declaration/columns.ts';
import type { ComputedField } from '../declaration/resource-options.ts';
import { User } from '../resources/users/user.ts';

const isActive = (token: string) =>
  `(${token}.expires_at > now() and exists (select from "user"
    where id = ${token}.user_id and status = 'active' and token_version = ${token}.user_token_version))`;

/** Fields of the owner's account, which is visible with a token. */
export const tokenFields = {
  owner: {
    rows: 1,
    project: ({ alias }, { key }) => ({
      key,
      kind: 'text',
      sql: `(select username from "user" where id = ${alias}.user_id)`,
    }),
  },
  active: {
    rows: 1,
    project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: isActive(alias) }),
    column: {
      kind: 'boolean',
      label: 'Active',
      description: "Whether it still opens anything: it ends when it expires, and with its owner's sign-ins",
      sql: isActive,
    },
  },
} satisfies Record<string, ComputedField>;

/** The token itself is not stored: its hash identifies it, and people recognize it by its beginning. */
@Entity()
@ObjectType({ description: 'A token with which a program sends requests for a user' })
export class PersonalToken {
  @Column.id() id!: number;

  @Index()
  @Column.reference(() => User, { label: 'Owner', readOnly: true, required: true, search: true })
  user!: Rel<User>;

  @Column.text({ readOnly: true, search: true, description: 'What it is for' }) name!: string;

  /** No column of any API, as `userTokenVersion`. */
  @Unique()
  @Property({ type: dbType.text })
  tokenHash!: string;

  @Column.text({ readOnly: true, description: 'The first characters of the token' }) start!: string;

  @Column.textList({
    readOnly: true,
    description: 'What it is limited to; all that its owner may view if empty',
  })
  resources!: string[];

  @Column.boolean({ readOnly: true, description: 'Whether it may change records that its owner may change' })
  mayWrite!: boolean;

  @Column.text({
    readOnly: true,
    nullable: true,
    description:
      'The hub to which it is limited, such as mf-members: it checks and releases this hub, and does nothing else',
  })
  hub!: string | null;

  @Column.textList({
    readOnly: true,
    description:
      'The ids of the saved queries to which it is limited: it runs these by their links, and does nothing else',
    stored: { defaultRaw: `'{}'` },
  })
  savedQueries!: string[];

  /** The owner's version when the token was created: what ends the owner's sessions ends the token too. */
  @Property({ type: dbType.integer })
  userTokenVersion!: number;

  @Column.dateTime({ readOnly: true, description: 'When it was created', stored: { defaultRaw: 'now()' } })
  createdAt!: Date;

  @Column.dateTime({ readOnly: true, description: 'When it expires' }) expiresAt!: Date;

  @Column.dateTime({
    readOnly: true,
    nullable: true,
    description: 'When it was last used, to the minute; null before the first use',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, { description: 'The user name of its owner' }) owner?: string;
  @Field(() => Boolean, { description: tokenFields.active.column.description }) active?: boolean;
}
