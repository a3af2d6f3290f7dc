import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../resources/users/user.ts';
import { DateTimeISO } from '../common/dates.ts';

const dateTime = { type: dbType.datetime, length: 3 };

/** The token itself is not stored: its hash identifies it, and people recognize it by its beginning. */
@Entity()
@ObjectType({ description: 'A token with which a program sends requests for a user' })
export class PersonalToken {
  @Field(() => ID, { description: 'The id of the token' })
  @PrimaryKey({ type: dbType.integer, autoincrement: true })
  id!: number;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'restrict', updateRule: 'no action' })
  user!: Rel<User>;

  @Field(() => String, { description: 'What it is for' })
  @Property({ type: dbType.text })
  name!: string;

  @Unique()
  @Property({ type: dbType.text })
  tokenHash!: string;

  @Field(() => String, { description: 'The first characters of the token' })
  @Property({ type: dbType.text })
  start!: string;

  @Field(() => [String], { description: 'What it is limited to; all that its owner may view if empty' })
  @Property({ type: dbType.array })
  resources!: string[];

  @Field(() => Boolean, { description: 'Whether it may change records that its owner may change' })
  @Property({ type: dbType.boolean })
  mayWrite!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The hub to which it is limited, such as mf-members: it checks and releases this hub, and does nothing else',
  })
  @Property({ type: dbType.text, nullable: true })
  hub!: string | null;

  /** The owner's version when the token was created: what ends the owner's sessions ends the token too. */
  @Property({ type: dbType.integer })
  userTokenVersion!: number;

  @Field(() => DateTimeISO, { description: 'When it was created' })
  @Property({ ...dateTime, defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { description: 'When it expires' })
  @Property({ ...dateTime })
  expiresAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was last used, to the minute; null before the first use',
  })
  @Property({ ...dateTime, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => String, { description: 'The user name of its owner' })
  @Property({ persist: false, type: dbType.text })
  get owner(): string {
    return this.user.username;
  }

  @Field(() => Boolean, {
    description: "Whether it still opens anything: it ends when it expires, and with its owner's sign-ins",
  })
  @Property({ persist: false, type: dbType.boolean })
  get active(): boolean {
    const { status, tokenVersion } = this.user;
    return status === 'active' && tokenVersion === this.userTokenVersion && this.expiresAt > new Date();
  }
}
