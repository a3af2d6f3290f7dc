import { OnlineMigration } from '../online-migration.ts';

/** The functions that make the searched text, with the keys of each table without separators. */
const FUNCTIONS = [
  `create or replace function "employee_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone", new."position", new."department") is distinct from (old."name", old."email", old."phone", old."position", old."department") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone", new."position", new."department", lower(translate(new."phone", ' -+.,:;/()_#@&''', '')) collate "C")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql`,
  `create or replace function "trainer_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone", lower(translate(new."phone", ' -+.,:;/()_#@&''', '')) collate "C")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql`,
  `create or replace function "member_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone", lower(translate(new."phone", ' -+.,:;/()_#@&''', '')) collate "C")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql`,
  `create or replace function "equipment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."type", new."eqp_manufacturer", new."serial_number") is distinct from (old."name", old."type", old."eqp_manufacturer", old."serial_number") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."type", new."eqp_manufacturer", new."serial_number", lower(translate(new."serial_number", ' -+.,:;/()_#@&''', '')) collate "C")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql`,
];

/** The column of each table that is searched without separators too. */
const KEYS = { employee: 'phone', trainer: 'phone', member: 'phone', equipment: 'serial_number' } as const;

/** Lists find `9545554718` where `(954) 555-4718` is stored. */
export class PhoneDigits extends OnlineMigration {
  override up(): void {
    for (const sql of FUNCTIONS) this.addSql(sql);
    for (const [table, column] of Object.entries(KEYS)) {
      const key = `translate("${column}", ' -+.,:;/()_#@&''', '')`;
      const searched = `translate(normalize(lower((${key}) collate "default"), nfc), 'ς', 'σ')`;
      this.addBackfill(table, 'search_text = null', `position(${searched} in search_text) = 0`);
    }
  }
}
