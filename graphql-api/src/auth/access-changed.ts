import { Trigger } from '@mikro-orm/decorators/legacy';

/** The channel on which the database tells that users or permissions changed. */
export const ACCESS_CHANNEL = 'access_changed';

/** Every process of the API forgets what it knows as soon as a row of this table changes, whoever changed it. */
export const TellsOfAccessChanges = (table: string) =>
  Trigger<object>({
    name: `${table}_access_changed`,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    forEach: 'statement',
    body: `perform pg_notify('${ACCESS_CHANNEL}', ''); return null;`,
  });
