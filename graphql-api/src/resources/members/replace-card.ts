import { recordChange } from '../../audit/audit-entry.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { textKeySql } from '../../common/normalized-text.ts';
import { resourceNamed } from '../../declaration/resource.ts';
import type { AppliedChange, MergedRecord } from '../../declaration/resource-options.ts';
import { changesOf, findForUpdate, insertLogged, storedValues } from '../../mutation/records.ts';

interface EarlierCard {
  id: number;
  memberId: number | null;
  memberName: string | null;
}

/**
 * Keeps the card that another one replaces, and takes a card that returns out of the earlier ones. It runs after the
 * change, so that another transaction that gives the number away has committed.
 * @throws BAD_USER_INPUT for an earlier card of another member
 */
export async function replaceCard({
  id,
  values,
  stored,
  entryId: cause,
  context: author,
  tx,
}: AppliedChange<{ cardNumber?: string | null }>): Promise<void> {
  const [before, after] = [stored?.cardNumber ?? null, values?.cardNumber ?? null];
  if (values === null || before === after) return;
  const cards = resourceNamed('member-cards');
  const earlier = async (number: string): Promise<EarlierCard | undefined> => {
    const found = await tx.query<EarlierCard[]>(
      `select c.id, m.id as "memberId", m.name as "memberName" from member_card c left join member m on m.id = c.member_id
        where ${textKeySql('c.card_number')} = ${textKeySql('?::text')}`,
      [number],
    );
    return found[0];
  };
  const remove = async (cardId: number) => {
    const record = await findForUpdate(cards, cardId, tx);
    const values = storedValues(cards, record);
    const changes = changesOf(cards, values, {});
    await recordChange(tx, author, cards, {
      action: 'deleted',
      id: cardId,
      version: record.version,
      values,
      changes,
      cause,
    });
    await tx.query('delete from member_card where id = ?', [cardId]);
  };
  if (after !== null) {
    const card = await earlier(after);
    if (card?.memberId != null && card.memberId !== id)
      throw badInput({
        cardNumber: msg('{number} was an earlier card of {member}. Use another number.', {
          number: after,
          member: card.memberName!,
        }),
      });
    if (card) await remove(card.id);
  }
  if (before === null) return;
  const [same] = await tx.query<{ same: boolean }[]>(
    `select ${textKeySql('?::text')} is not distinct from ${textKeySql('?::text')} as same`,
    [before, after],
  );
  if (same!.same) return;
  const row = { values: { cardNumber: before, memberId: id, replacedAt: new Date() } };
  await insertLogged(cards, row, { author, tx, cause });
}

/** Keeps the card of a merged member among the earlier ones of the member who stays, unless that is the card now. */
export async function keepMergedCard({
  keepId,
  merged,
  entryId: cause,
  context: author,
  tx,
}: MergedRecord): Promise<void> {
  const number = merged['cardNumber'];
  const [taken] = await tx.query<object[]>('select from member where id = ? and card_number = ?', [
    keepId,
    number,
  ]);
  if (number == null || taken) return;
  const row = { values: { cardNumber: number, memberId: keepId, replacedAt: new Date() } };
  await insertLogged(resourceNamed('member-cards'), row, { author, tx, cause });
}
