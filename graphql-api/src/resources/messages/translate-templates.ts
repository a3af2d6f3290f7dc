import { recordChange, type Author } from '../../audit/audit-entry.ts';
import type { Tx } from '../../database/tx.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { changesOf, findForUpdate, storedValues, updateRow } from '../../mutation/records.ts';
import { builtInTexts, isBuiltIn } from './built-in-templates.ts';
import { MessageTemplate } from './message-template.ts';

/** Gives the templates whose texts the club has never changed those of the language of a locale. */
export async function translateTemplates(
  locale: string,
  { author, tx, cause }: { author: Author; tx: Tx; cause: string },
): Promise<void> {
  const templates = resourceOf(MessageTemplate);
  const found = await tx.query<{ id: number; purpose: string }[]>(
    'select id, purpose from message_template where purpose is not null order by id',
  );
  for (const { id, purpose } of found) {
    const texts = builtInTexts(purpose, locale);
    const record = await findForUpdate(templates, id, tx);
    const stored = storedValues(templates, record);
    const present = { subject: String(stored['subject']), body: String(stored['body']) };
    if (!texts || !isBuiltIn(purpose, present)) continue;
    const values = { ...stored, ...texts };
    const changes = changesOf(templates, stored, values);
    if (Object.keys(changes).length === 0) continue;
    await updateRow(templates, id, values, Object.keys(changes), tx);
    const entry = { action: 'updated', id, version: record.version + 1, values, changes, cause } as const;
    await recordChange(tx, author, templates, entry);
  }
}
