import type { Tx } from '../database/tx.ts';
import { quote } from '../common/sql.ts';
import { capital, collectionsOf, type Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { labelMessage, type Message, msg } from '../common/message.ts';

/**
 * "3 payments and 1 invoice refer to this member", or nothing when nothing does. What the caller may not view is not
 * counted: "1 session and other records refer to this member".
 */
export async function describeReferencingRecords(
  resource: Resource,
  id: number,
  tx: Tx,
  { access }: Context,
): Promise<Message | undefined> {
  const restricting = collectionsOf(resource).filter(inverse => inverse.column.ref!.restrictsDelete);
  if (restricting.length === 0) return undefined;
  const counts = restricting.map(
    ({ resource: other, column }, index) =>
      `(select count(*)::int from ${quote(other.table)} where ${quote(column.column!)} = ?) as "${index}"`,
  );
  const [row] = await tx.query<Record<number, number>[]>(
    `select ${counts.join(', ')}`,
    restricting.map(() => id),
  );
  const found = restricting
    .map(({ resource: other }, index) => ({ other, count: row![index]! }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return undefined;
  const viewed = found.filter(({ other }) => access.can(other.resource, 'view'));
  const texts = viewed
    .toSorted((a, b) => b.count - a.count)
    .map(({ other, count }) => `${count} ${other.itemLabels[count === 1 ? 0 : 1]}`);
  if (viewed.length < found.length) texts.push('other records');
  const values = { records: capital(listed(texts)), record: labelMessage(resource.label.toLowerCase()) };
  return found.length === 1 && viewed[0]?.count === 1
    ? msg('{records} refers to this {record}', values)
    : msg('{records} refer to this {record}', values);
}

const listed = (texts: string[]) =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;
