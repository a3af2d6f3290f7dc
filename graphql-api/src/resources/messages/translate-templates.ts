import { resourceOf } from '../../declaration/resource.ts';
import { findForUpdate, type LoggedBy, storedValues, updateLogged } from '../../mutation/records.ts';
import { builtInTexts, isBuiltIn } from './built-in-templates.ts';
import { MessageTemplate } from './message-template.ts';

/** Gives the templates whose texts the club has never changed those of the language of a locale. */
export async function translateTemplates(locale: string, by: LoggedBy): Promise<void> {
  const templates = resourceOf(MessageTemplate);
  const found = await by.tx.query<{ id: number; purpose: string }[]>(
    'select id, purpose from message_template where purpose is not null order by id',
  );
  for (const { id, purpose } of found) {
    const texts = builtInTexts(purpose, locale);
    const record = await findForUpdate(templates, id, by.tx);
    const stored = storedValues(templates, record);
    const present = { subject: String(stored['subject']), body: String(stored['body']) };
    if (!texts || !isBuiltIn(purpose, present)) continue;
    await updateLogged(templates, record, { ...texts }, by);
  }
}
