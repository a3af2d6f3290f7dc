import { Field, ID, ObjectType } from 'type-graphql';
import { SUPER_USER } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Tx } from '../database/tx.ts';
import { parseRecordId } from '../declaration/record-id.ts';
import { shortened } from '../mutation/validate.ts';
import { mayRun, type SavedQuery } from '../saved-queries/saved-query.ts';
import type { Context } from '../server/context.ts';

/** Of the users that are offered as recipients. */
export const MAX_OFFERED = 500;

@ObjectType({ description: 'A user who may be sent the result of a saved query' })
export class QueryRecipient {
  @Field(() => ID, { description: 'The id of the user' }) id!: number;
  @Field(() => String, { description: 'The full name' }) fullName!: string;
  @Field(() => String, { description: 'The user name' }) username!: string;
}

/** As `mayRun` of each active user. */
export const findRecipients = (tx: Tx, query: SavedQuery): Promise<QueryRecipient[]> =>
  tx.query(
    `select "user".id, full_name as "fullName", username from "user"
       left join permission on permission.role = "user".role and permission.resource = 'analytics'
      where status = 'active' and ("user".role = ? or can_view)
        and ("user".id = ? or "user".role = any(?::text[]) or (("user".role = ? or can_delete) and ?))
      order by full_name, "user".id limit ${MAX_OFFERED}`,
    [SUPER_USER, query.owner.id, query.sharedWith, SUPER_USER, query.sharedWith.length > 0],
  );

/** It is found out again when the result is sent. @throws BAD_USER_INPUT for users who may not run the query */
export async function requireRecipients(
  ids: readonly string[],
  query: SavedQuery,
  { services }: Context,
): Promise<void> {
  const others: string[] = [];
  for (const id of ids) {
    const number = parseRecordId(id);
    const access = number === null ? undefined : await services.authenticator.cache.accessOfUser(number);
    if (!access || !mayRun(query, access)) others.push(access?.user?.username ?? id);
  }
  if (others.length > 0)
    throw badInput({
      recipients: msg('These users may not run the query: {names}. Share it with their roles first.', {
        names: shortened(others),
      }),
    });
}
