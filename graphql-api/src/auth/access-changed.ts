import { Trigger } from '@mikro-orm/decorators/legacy';

/**
 * The channel on which the database reports changes of users and permissions. The payload is the id of the changed
 * user; it is empty when anybody's access may have changed.
 */
export const ACCESS_CHANNEL = 'access_changed';

/** Notifies every process of the API when a row of this table changes, by whatever process. */
export const NotifiesAccessChanges = (table: string) =>
  Trigger<object>({
    name: `${table}_access_changed`,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    forEach: 'statement',
    body: `perform pg_notify('${ACCESS_CHANNEL}', ''); return null;`,
  });

/** Notifies every process of the API when a session ends, with the id of its user. */
export const NotifiesEndedSessions = () =>
  Trigger<object>({
    name: 'ended_session_access_changed',
    timing: 'after',
    events: ['insert'],
    forEach: 'row',
    body: `perform pg_notify('${ACCESS_CHANNEL}', new.user_id::text); return null;`,
  });

/** The columns of a user that its cached access consists of. A sign-in changes none of them. */
const ACCESS_COLUMNS = ['username', 'full_name', 'role', 'status', 'token_version'];

const rowOf = (record: string) => `(${ACCESS_COLUMNS.map(column => `${record}.${column}`).join(', ')})`;

/** Notifies every process of the API when a user's access changes, with the user's id. */
export const NotifiesUserAccessChanges = () =>
  Trigger<object>({
    name: 'user_access_changed',
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    forEach: 'row',
    body:
      `if tg_op <> 'UPDATE' or ${rowOf('old')} is distinct from ${rowOf('new')} then` +
      ` perform pg_notify('${ACCESS_CHANNEL}', coalesce(new.id, old.id)::text); end if; return null;`,
  });
