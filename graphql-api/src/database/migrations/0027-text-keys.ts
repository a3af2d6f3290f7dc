import { OnlineMigration } from '../online-migration.ts';

/** Texts that identify a record, within the records that have the same of the columns `within`. */
const identifiers: { table: string; columns: string[]; within?: string }[] = [
  { table: 'user', columns: ['username'] },
  { table: 'user', columns: ['email'] },
  { table: 'master_data_item', columns: ['page', 'dropdown_name', 'value'] },
  { table: 'message_template', columns: ['name'] },
  { table: 'saved_query', columns: ['name'], within: 'owner_id' },
  { table: 'billing_record', columns: ['invoice_number'] },
  { table: 'payment', columns: ['payment_number'] },
  { table: 'external_payment', columns: ['payment_number'] },
  { table: 'contract', columns: ['contract_number'] },
];

/** Characters with the property Default_Ignorable_Code_Point, for a bracket expression. */
const INVISIBLE = String.raw`\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF`;
const SPACES = String.raw`\u0009-\u000D \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000`;

/**
 * Makes texts unique that differ only in case, spaces, invisible characters or composed characters. Records that look
 * alike already are not renamed: the migration names them and changes nothing.
 */
export class TextKeys extends OnlineMigration {
  override up(): void {
    this.addSql(`
      create or replace function "text_key"(text) returns text language sql immutable strict parallel safe as $$
        select btrim(regexp_replace(
          translate(normalize(lower(regexp_replace($1, '[${INVISIBLE}]+', '', 'g') collate "default"), nfc), 'ς', 'σ'),
          '[${SPACES}]+', ' ', 'g'))
      $$`);
    this.addOnline(`do $$ declare alike text; begin
      select string_agg(names, '; ') into alike from (${identifiers.map(lookAlikes).join(' union all ')}) found (names);
      if alike is not null then
        raise exception 'These texts differ only in what nobody sees, such as case or invisible characters: %. Rename all but one of each in the app of the version before, or in the database (update "user" set username = ''another name'' where id = 7), then start again', alike;
      end if;
    end $$`);
    for (const identifier of identifiers)
      this.addIndex(
        `${[identifier.table, identifier.within ?? [], identifier.columns, 'text_key'].flat().join('_')}`,
        `"${identifier.table}" (${keysOf(identifier).join(', ')})`,
        'unique index',
      );
  }
}

const keysOf = ({ columns, within }: (typeof identifiers)[number]) => [
  ...(within ? [`"${within}"`] : []),
  ...columns.map(column => `text_key("${column}")`),
];

/** Up to ten groups of records that look alike. */
function lookAlikes(identifier: (typeof identifiers)[number]): string {
  const { table, columns } = identifier;
  const last = columns.at(-1)!;
  return `(select '${table}.${last} ' || string_agg(format('"%s" (id %s)', "${last}", id), ', ' order by id)
             from "${table}" group by ${keysOf(identifier).join(', ')} having count(*) > 1 order by min(id) limit 10)`;
}
