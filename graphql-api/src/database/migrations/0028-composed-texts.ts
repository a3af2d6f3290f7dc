import { OnlineMigration } from '../online-migration.ts';

interface Texts {
  table: string;
  texts: string;
  /** Lists of texts and JSON, with their types. */
  others?: Record<string, 'text[]' | 'jsonb'>;
  /** The column whose month may be closed: rows of closed months stay as they are. */
  day?: string;
}

const tables: Texts[] = [
  {
    table: 'employee',
    texts:
      'name email phone position department address city state zip_code emergency_contact emergency_phone bank_account tax_id',
    others: { qualifications: 'text[]' },
  },
  { table: 'attendance', texts: 'notes' },
  {
    table: 'trainer',
    texts: 'name email phone experience address city state zip_code emergency_contact emergency_phone bio',
    others: { specializations: 'text[]', certifications: 'text[]', availability: 'text[]' },
  },
  {
    table: 'member',
    texts: 'name email phone membership_type address city state zip_code emergency_contact emergency_phone',
    others: { health_conditions: 'text[]' },
  },
  {
    table: 'membership_plan',
    texts: 'plan_name description notes',
    others: {
      features: 'text[]',
      access_hours: 'text[]',
      locations_access: 'text[]',
      equipment_access: 'text[]',
      facility_access: 'text[]',
    },
  },
  { table: 'contract', texts: 'contract_number kind cancellation_reason notes' },
  { table: 'contract_freeze', texts: 'reason' },
  {
    table: 'location',
    texts: 'name address city state zip_code phone email',
    others: { opening_hours: 'jsonb', amenities: 'text[]' },
  },
  {
    table: 'billing_record',
    texts: 'invoice_number payment_method billing_type description notes',
    others: { lines: 'jsonb' },
    day: 'invoice_date',
  },
  { table: 'commission', texts: 'commission_type description' },
  {
    table: 'diet_plan',
    texts: 'plan_name goal notes',
    others: { dietary_restrictions: 'text[]', meal_plans: 'text[]', supplements: 'text[]' },
  },
  { table: 'dunning_case', texts: 'pause_reason notes' },
  { table: 'employee_pay', texts: 'notes' },
  {
    table: 'equipment',
    texts:
      'name type maintenance_schedule maintenance_history usage_restrictions safety_guidelines eqp_condition eqp_manufacturer supplier model serial_number qr_code manual_url purchase_order_number warranty_info power_requirement dimensions notes',
  },
  { table: 'maintenance_record', texts: 'type description technician' },
  {
    table: 'expense',
    texts: 'category vendor description payment_method receipt_number receipt_image_url approved_by notes',
    day: 'expense_date',
  },
  {
    table: 'external_payment',
    texts:
      'payment_number vendor_name payment_method payment_type reference_number transaction_id invoice_number category notes',
    day: 'payment_date',
  },
  {
    table: 'income',
    texts: 'category source description payment_method reference_number receipt_image_url recorded_by notes',
    day: 'income_date',
  },
  { table: 'master_data_item', texts: 'page dropdown_name value display_text' },
  { table: 'message_template', texts: 'name subject body' },
  { table: 'parking_pass', texts: 'vehicle_number type lot notes' },
  {
    table: 'payment',
    texts: 'payment_number payment_method payment_type reference_number transaction_id notes',
    day: 'payment_date',
  },
  {
    table: 'payroll',
    texts: 'bonus_description deduction_description payment_method notes',
    day: 'payment_date',
  },
  { table: 'referral', texts: 'referred_name referred_email referred_phone notes' },
  {
    table: 'reward',
    texts: 'level',
    others: { rewards_earned: 'text[]', rewards_redeemed: 'text[]' },
  },
  {
    table: 'session',
    texts: 'session_type location room_number notes intensity session_package',
    others: { equipment: 'text[]', goals: 'text[]' },
  },
  { table: 'shift', texts: 'shift_name shift_type days_of_week notes' },
  { table: 'user', texts: 'username email full_name' },
  { table: 'saved_query', texts: 'name description' },
  { table: 'personal_token', texts: 'name' },
];

/** Tables with a searched text. */
const searched = [
  'employee',
  'attendance',
  'employee_pay',
  'location',
  'income',
  'external_payment',
  'expense',
  'commission',
  'master_data_item',
  'membership_plan',
  'message_template',
  'payroll',
  'permission',
  'shift',
  'trainer',
  'member',
  'session',
  'reward',
  'referral',
  'parking_pass',
  'message',
  'diet_plan',
  'contract',
  'billing_record',
  'payment',
  'dunning_case',
  'equipment',
  'maintenance_record',
  'user',
];
/** Tables whose records are found by the words of their name. */
const named = ['member', 'trainer', 'employee', 'equipment'];

const folded = `translate(normalize(lower(("name") collate "default"), nfc), 'ς', 'σ')`;
const words = `array(select left(word, 100) from unnest(string_to_array(translate(${folded}, ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))`;
const terms = `select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (${words})[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1`;

/** What was searched for before had two forms of a small sigma, and composed and decomposed characters. */
const isOld = (text: string) => `(${text} like '%ς%' or ${text} is not nfc normalized)`;

/**
 * Composes the characters of texts (NFC), and stores what searches compare with one small sigma. Composed and decomposed
 * letters look the same, and a sigma at the end of a word is no letter of its own.
 */
export class ComposedTexts extends OnlineMigration {
  override up(): void {
    // The triggers come first: no text that is saved meanwhile is missed.
    this.addSql(`
      create or replace function "employee_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone", new."position", new."department") is distinct from (old."name", old."email", old."phone", old."position", old."department") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone", new."position", new."department")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "employee_search_name_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then delete from search_name where resource = 'employee' and record_id = old.id and term in (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((old."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1); insert into search_name (resource, term, record_id) select 'employee', term, new.id from (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1) terms on conflict do nothing; insert into search_word (word) select word from unnest(array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))) word order by 1 on conflict do nothing; end if; return null; end; $$ language plpgsql;
      create or replace function "attendance_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."status") is distinct from (old."employee_id", old."status") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."status")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "employee_pay_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id") is distinct from (old."employee_id") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "location_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."address", new."city", new."zip_code") is distinct from (old."name", old."address", old."city", old."zip_code") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."address", new."city", new."zip_code")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "income_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."category", new."source", new."description", new."reference_number") is distinct from (old."category", old."source", old."description", old."reference_number") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."category", new."source", new."description", new."reference_number")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "external_payment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."vendor_name", new."payment_number", new."payment_type", new."reference_number", new."transaction_id", new."invoice_number") is distinct from (old."vendor_name", old."payment_number", old."payment_type", old."reference_number", old."transaction_id", old."invoice_number") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."vendor_name", new."payment_number", new."payment_type", new."reference_number", new."transaction_id", new."invoice_number")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "expense_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."category", new."vendor", new."description", new."receipt_number") is distinct from (old."category", old."vendor", old."description", old."receipt_number") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."category", new."vendor", new."description", new."receipt_number")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "commission_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."commission_type", new."description") is distinct from (old."employee_id", old."commission_type", old."description") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."commission_type", new."description")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "master_data_item_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."page", new."dropdown_name", new."value", new."display_text") is distinct from (old."page", old."dropdown_name", old."value", old."display_text") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."page", new."dropdown_name", new."value", new."display_text")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "membership_plan_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."plan_name", new."description") is distinct from (old."plan_name", old."description") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."plan_name", new."description")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "message_template_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."subject") is distinct from (old."name", old."subject") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."subject")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "payroll_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id") is distinct from (old."employee_id") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "permission_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."role", new."resource") is distinct from (old."role", old."resource") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."role", new."resource")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "shift_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."shift_name") is distinct from (old."employee_id", old."shift_name") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."shift_name")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "trainer_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "trainer_search_name_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then delete from search_name where resource = 'trainer' and record_id = old.id and term in (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((old."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1); insert into search_name (resource, term, record_id) select 'trainer', term, new.id from (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1) terms on conflict do nothing; insert into search_word (word) select word from unnest(array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))) word order by 1 on conflict do nothing; end if; return null; end; $$ language plpgsql;
      create or replace function "member_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."email", new."phone")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "member_search_name_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then delete from search_name where resource = 'member' and record_id = old.id and term in (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((old."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1); insert into search_name (resource, term, record_id) select 'member', term, new.id from (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1) terms on conflict do nothing; insert into search_word (word) select word from unnest(array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))) word order by 1 on conflict do nothing; end if; return null; end; $$ language plpgsql;
      create or replace function "session_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."trainer_id", new."session_type", new."location") is distinct from (old."member_id", old."trainer_id", old."session_type", old."location") then perform 1 from "member" where id = new."member_id" for key share; perform 1 from "trainer" where id = new."trainer_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), (select "name" from "trainer" where id = new."trainer_id"), new."session_type", new."location")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "reward_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."level") is distinct from (old."member_id", old."level") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."level")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "referral_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."referred_name", new."referred_email", new."referred_phone", new."member_referrer_id", new."trainer_referrer_id") is distinct from (old."referred_name", old."referred_email", old."referred_phone", old."member_referrer_id", old."trainer_referrer_id") then perform 1 from "member" where id = new."member_referrer_id" for key share; perform 1 from "trainer" where id = new."trainer_referrer_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."referred_name", new."referred_email", new."referred_phone", (select "name" from "member" where id = new."member_referrer_id"), (select "name" from "trainer" where id = new."trainer_referrer_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "parking_pass_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."pass_number", new."member_id", new."vehicle_number") is distinct from (old."pass_number", old."member_id", old."vehicle_number") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."pass_number", (select "name" from "member" where id = new."member_id"), new."vehicle_number")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "message_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."subject", new."member_id", new."recipient") is distinct from (old."subject", old."member_id", old."recipient") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."subject", (select "name" from "member" where id = new."member_id"), new."recipient")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "diet_plan_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."plan_name", new."goal") is distinct from (old."member_id", old."plan_name", old."goal") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."plan_name", new."goal")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "contract_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."contract_number", new."member_id", new."notes") is distinct from (old."contract_number", old."member_id", old."notes") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."contract_number", (select "name" from "member" where id = new."member_id"), new."notes")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "billing_record_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."invoice_number", new."billing_type", new."description") is distinct from (old."member_id", old."invoice_number", old."billing_type", old."description") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."invoice_number", new."billing_type", new."description")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "payment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."payment_number", new."payment_type", new."reference_number", new."transaction_id") is distinct from (old."member_id", old."payment_number", old."payment_type", old."reference_number", old."transaction_id") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."payment_number", new."payment_type", new."reference_number", new."transaction_id")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "dunning_case_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."invoice_number", new."member_id") is distinct from (old."invoice_number", old."member_id") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."invoice_number", (select "name" from "member" where id = new."member_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "equipment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."type", new."eqp_manufacturer", new."serial_number") is distinct from (old."name", old."type", old."eqp_manufacturer", old."serial_number") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."name", new."type", new."eqp_manufacturer", new."serial_number")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "equipment_search_name_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then delete from search_name where resource = 'equipment' and record_id = old.id and term in (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((old."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1); insert into search_name (resource, term, record_id) select 'equipment', term, new.id from (select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position)))[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1) terms on conflict do nothing; insert into search_word (word) select word from unnest(array(select left(word, 100) from unnest(string_to_array(translate(translate(normalize(lower((new."name") collate "default"), nfc), 'ς', 'σ'), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))) word order by 1 on conflict do nothing; end if; return null; end; $$ language plpgsql;
      create or replace function "maintenance_record_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."equipment_id", new."type", new."description", new."technician") is distinct from (old."equipment_id", old."type", old."description", old."technician") then perform 1 from "equipment" where id = new."equipment_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', (select "name" from "equipment" where id = new."equipment_id"), new."type", new."description", new."technician")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create or replace function "user_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."username", new."email", new."full_name") is distinct from (old."username", old."email", old."full_name") then new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."username", new."email", new."full_name")) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
    `);
    for (const texts of tables) this.composeTexts(texts);
    this.addOnline(`delete from "search_name" where ${isOld('"term"')}`);
    this.addOnline(`delete from "search_word" where ${isOld('"word"')}`);
    for (const table of named) {
      const isMissing = isOld(`lower(("name") collate "default")`);
      this.addOnline(
        `insert into "search_name" ("resource", "term", "record_id") select '${table}', term, id from "${table}", lateral (${terms}) terms where ${isMissing} on conflict do nothing`,
      );
      this.addOnline(
        `insert into "search_word" ("word") select distinct word from "${table}", unnest(${words}) word where ${isMissing} order by 1 on conflict do nothing`,
      );
    }
    for (const table of searched) this.addBackfill(table, '"search_text" = null', isOld('"search_text"'));
  }

  private composeTexts({ table, texts, others = {}, day }: Texts): void {
    const columns = texts.split(' ');
    const assignments = [
      ...columns.map(column => `"${column}" = normalize("${column}", nfc)`),
      ...Object.entries(others).map(
        ([column, type]) => `"${column}" = normalize("${column}"::text, nfc)::${type}`,
      ),
    ];
    const isDecomposed = [...columns, ...Object.keys(others)].map(
      column => `"${column}"::text is not nfc normalized`,
    );
    const isOpen = day ? ` and month_is_closed("${day}") is not true` : '';
    this.addBackfill(table, assignments.join(', '), `(${isDecomposed.join(' or ')})${isOpen}`);
  }
}
