import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../resources/users/user.ts';
import { NotifiesEndedSessions } from './access-changed.ts';

/** A session that its user has ended before its token expires. */
@Entity()
@NotifiesEndedSessions()
export class EndedSession {
  /** `SessionClaims.sessionId`. */
  @PrimaryKey({ type: dbType.text }) id!: string;
  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;
  /** When the token expires; the row is not needed any longer. */
  @Property({ type: dbType.datetime, length: 3 }) expiresAt!: Date;
}
