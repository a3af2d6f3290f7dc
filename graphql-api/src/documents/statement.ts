import type { Tx } from '../database/tx.ts';
import { currentClubSettings } from '../common/club-settings.ts';
import { addMonths, today } from '../common/dates.ts';
import { readStatement, type AccountStatement } from '../resources/account/statement.ts';
import { drawSums, openLetter } from './club-letter.ts';
import { choiceText, type DocumentTexts } from './document-texts.ts';
import type { DrawnDocument } from './invoice.ts';
import { addressLines, type Address } from './people.ts';
import type { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

/** Entries that a statement shows at the most; earlier ones are part of its opening balance. */
const MOST_ENTRIES = 500;
const MONTHS = 12;

/** The account of a member over twelve months; undefined where there is no such member. */
export async function makeStatement(tx: Tx, id: number): Promise<DrawnDocument | undefined> {
  const [member] = await tx.query<Address[]>(
    'select name, address, city, state, zip_code as "zipCode" from member where id = ?',
    [id],
  );
  if (!member) return undefined;
  const to = today();
  const statement = await readStatement(tx, id, { from: addMonths(to, -MONTHS), to, most: MOST_ENTRIES });
  return { name: `statement-${id}-${to}.pdf`, drawing: drawStatement(member, statement, to) };
}

function drawStatement(
  member: Address,
  { opening, closing, entries }: AccountStatement,
  date: string,
): Drawing {
  const { paper, texts, write } = openLetter({
    issuer: currentClubSettings(),
    title: words => words.statement,
    date,
    recipient: addressLines(member),
    facts: (words, { date: day }) => [[words.date, day(date)]],
  });
  drawSums(paper, [[texts.openingBalance, write.money(opening)]]);
  paper.gap(8);
  paper.table(
    [
      { title: texts.date, width: 75 },
      { title: texts.number, width: 95 },
      { title: texts.description, width: CONTENT_WIDTH - 350 },
      { title: texts.amount, width: 90, align: 'end' },
      { title: texts.accountBalance, width: 90, align: 'end' },
    ],
    entries.map(entry => [
      write.date(entry.date),
      entry.number,
      `${kindIn(texts, entry.kind)}: ${choiceText(texts, entry.description)}`,
      write.money(entry.amount),
      write.money(entry.balance),
    ]),
  );
  paper.gap(8);
  drawSums(paper, [[closing < 0 ? texts.balance : texts.open, write.money(Math.abs(closing))]]);
  return paper;
}

function kindIn(texts: DocumentTexts, kind: AccountStatement['entries'][number]['kind']): string {
  return {
    invoice: texts.invoice,
    credit_note: texts.creditNote,
    write_off: texts.writeOff,
    settled: texts.settled,
    payment: texts.payment,
    refund: texts.refund,
  }[kind];
}
