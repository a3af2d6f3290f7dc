import { Migration } from '@mikro-orm/migrations';

/** Adds the table of idempotency keys, and lets renames and inserts at the same time leave a correct search text. */
export class IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table "idempotency_key" ("user_id" int not null, "key" text not null, "operation" text not null, "input_hash" text not null, "record_id" int null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "key"));
      create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");
      
      drop trigger if exists "search_text" on "employee";
      drop function if exists "employee_search_text_fn"();
      drop trigger if exists "search_text_of_attendance_employee_id" on "employee";
      drop function if exists "employee_search_text_of_attendance_employee_id_fn"();
      drop trigger if exists "search_text_of_commission_employee_id" on "employee";
      drop function if exists "employee_search_text_of_commission_employee_id_fn"();
      drop trigger if exists "search_text_of_payroll_employee_id" on "employee";
      drop function if exists "employee_search_text_of_payroll_employee_id_fn"();
      drop trigger if exists "search_text_of_shift_employee_id" on "employee";
      drop function if exists "employee_search_text_of_shift_employee_id_fn"();
      create or replace function "employee_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone", new."position", new."department") is distinct from (old."name", old."email", old."phone", old."position", old."department") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone", new."position", new."department")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "employee" for each ROW execute function "employee_search_text_fn"();
      create or replace function "employee_search_text_of_attendance_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; update "attendance" set search_text = null where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_attendance_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_attendance_employee_id_fn"();
      create or replace function "employee_search_text_of_commission_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; update "commission" set search_text = null where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_commission_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_commission_employee_id_fn"();
      create or replace function "employee_search_text_of_payroll_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; update "payroll" set search_text = null where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_payroll_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_payroll_employee_id_fn"();
      create or replace function "employee_search_text_of_shift_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; update "shift" set search_text = null where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_shift_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_shift_employee_id_fn"();
      
      drop trigger if exists "search_text" on "attendance";
      drop function if exists "attendance_search_text_fn"();
      create or replace function "attendance_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."status") is distinct from (old."employee_id", old."status") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."status")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "attendance" for each ROW execute function "attendance_search_text_fn"();
      
      drop trigger if exists "search_text" on "location";
      drop function if exists "location_search_text_fn"();
      create or replace function "location_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."address", new."city", new."zip_code") is distinct from (old."name", old."address", old."city", old."zip_code") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."address", new."city", new."zip_code")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "location" for each ROW execute function "location_search_text_fn"();
      
      drop trigger if exists "search_text" on "income";
      drop function if exists "income_search_text_fn"();
      create or replace function "income_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."category", new."source", new."description", new."reference_number") is distinct from (old."category", old."source", old."description", old."reference_number") then new.search_text := lower(' ' || concat_ws(' ', new."category", new."source", new."description", new."reference_number")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "income" for each ROW execute function "income_search_text_fn"();
      
      drop trigger if exists "search_text" on "external_payment";
      drop function if exists "external_payment_search_text_fn"();
      create or replace function "external_payment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."vendor_name", new."payment_number", new."payment_type", new."reference_number", new."transaction_id", new."invoice_number") is distinct from (old."vendor_name", old."payment_number", old."payment_type", old."reference_number", old."transaction_id", old."invoice_number") then new.search_text := lower(' ' || concat_ws(' ', new."vendor_name", new."payment_number", new."payment_type", new."reference_number", new."transaction_id", new."invoice_number")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "external_payment" for each ROW execute function "external_payment_search_text_fn"();
      
      drop trigger if exists "search_text" on "expense";
      drop function if exists "expense_search_text_fn"();
      create or replace function "expense_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."category", new."vendor", new."description", new."receipt_number") is distinct from (old."category", old."vendor", old."description", old."receipt_number") then new.search_text := lower(' ' || concat_ws(' ', new."category", new."vendor", new."description", new."receipt_number")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "expense" for each ROW execute function "expense_search_text_fn"();
      
      drop trigger if exists "search_text" on "commission";
      drop function if exists "commission_search_text_fn"();
      create or replace function "commission_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."commission_type", new."description") is distinct from (old."employee_id", old."commission_type", old."description") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."commission_type", new."description")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "commission" for each ROW execute function "commission_search_text_fn"();
      
      drop trigger if exists "search_text" on "master_data_item";
      drop function if exists "master_data_item_search_text_fn"();
      create or replace function "master_data_item_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."page", new."dropdown_name", new."value", new."display_text") is distinct from (old."page", old."dropdown_name", old."value", old."display_text") then new.search_text := lower(' ' || concat_ws(' ', new."page", new."dropdown_name", new."value", new."display_text")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "master_data_item" for each ROW execute function "master_data_item_search_text_fn"();
      
      drop trigger if exists "search_text" on "membership_plan";
      drop function if exists "membership_plan_search_text_fn"();
      create or replace function "membership_plan_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."plan_name", new."description") is distinct from (old."plan_name", old."description") then new.search_text := lower(' ' || concat_ws(' ', new."plan_name", new."description")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "membership_plan" for each ROW execute function "membership_plan_search_text_fn"();
      
      drop trigger if exists "search_text" on "payroll";
      drop function if exists "payroll_search_text_fn"();
      create or replace function "payroll_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id") is distinct from (old."employee_id") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"))); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "payroll" for each ROW execute function "payroll_search_text_fn"();
      
      drop trigger if exists "search_text" on "permission";
      drop function if exists "permission_search_text_fn"();
      create or replace function "permission_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."role", new."resource") is distinct from (old."role", old."resource") then new.search_text := lower(' ' || concat_ws(' ', new."role", new."resource")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "permission" for each ROW execute function "permission_search_text_fn"();
      
      drop trigger if exists "search_text" on "shift";
      drop function if exists "shift_search_text_fn"();
      create or replace function "shift_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id", new."shift_name") is distinct from (old."employee_id", old."shift_name") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."shift_name")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "shift" for each ROW execute function "shift_search_text_fn"();
      
      drop trigger if exists "search_text" on "trainer";
      drop function if exists "trainer_search_text_fn"();
      drop trigger if exists "search_text_of_referral_trainer_referrer_id" on "trainer";
      drop function if exists "trainer_search_text_of_referral_trainer_referrer_id_fn"();
      drop trigger if exists "search_text_of_session_trainer_id" on "trainer";
      drop function if exists "trainer_search_text_of_session_trainer_id_fn"();
      create or replace function "trainer_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "trainer" for each ROW execute function "trainer_search_text_fn"();
      create or replace function "trainer_search_text_of_referral_trainer_referrer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "trainer" where id = new.id for update; update "referral" set search_text = null where "trainer_referrer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_referral_trainer_referrer_id" AFTER UPDATE on "trainer" for each ROW execute function "trainer_search_text_of_referral_trainer_referrer_id_fn"();
      create or replace function "trainer_search_text_of_session_trainer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "trainer" where id = new.id for update; update "session" set search_text = null where "trainer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_session_trainer_id" AFTER UPDATE on "trainer" for each ROW execute function "trainer_search_text_of_session_trainer_id_fn"();
      
      drop trigger if exists "search_text" on "member";
      drop function if exists "member_search_text_fn"();
      drop trigger if exists "search_text_of_billing_record_member_id" on "member";
      drop function if exists "member_search_text_of_billing_record_member_id_fn"();
      drop trigger if exists "search_text_of_diet_plan_member_id" on "member";
      drop function if exists "member_search_text_of_diet_plan_member_id_fn"();
      drop trigger if exists "search_text_of_parking_pass_member_id" on "member";
      drop function if exists "member_search_text_of_parking_pass_member_id_fn"();
      drop trigger if exists "search_text_of_payment_member_id" on "member";
      drop function if exists "member_search_text_of_payment_member_id_fn"();
      drop trigger if exists "search_text_of_referral_member_referrer_id" on "member";
      drop function if exists "member_search_text_of_referral_member_referrer_id_fn"();
      drop trigger if exists "search_text_of_reward_member_id" on "member";
      drop function if exists "member_search_text_of_reward_member_id_fn"();
      drop trigger if exists "search_text_of_session_member_id" on "member";
      drop function if exists "member_search_text_of_session_member_id_fn"();
      create or replace function "member_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."email", new."phone") is distinct from (old."name", old."email", old."phone") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "member" for each ROW execute function "member_search_text_fn"();
      create or replace function "member_search_text_of_billing_record_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "billing_record" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_billing_record_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_billing_record_member_id_fn"();
      create or replace function "member_search_text_of_diet_plan_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "diet_plan" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_diet_plan_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_diet_plan_member_id_fn"();
      create or replace function "member_search_text_of_parking_pass_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "parking_pass" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_parking_pass_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_parking_pass_member_id_fn"();
      create or replace function "member_search_text_of_payment_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "payment" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_payment_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_payment_member_id_fn"();
      create or replace function "member_search_text_of_referral_member_referrer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "referral" set search_text = null where "member_referrer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_referral_member_referrer_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_referral_member_referrer_id_fn"();
      create or replace function "member_search_text_of_reward_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "reward" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_reward_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_reward_member_id_fn"();
      create or replace function "member_search_text_of_session_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "session" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_session_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_session_member_id_fn"();
      
      drop trigger if exists "search_text" on "session";
      drop function if exists "session_search_text_fn"();
      create or replace function "session_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."trainer_id", new."session_type", new."location") is distinct from (old."member_id", old."trainer_id", old."session_type", old."location") then perform 1 from "member" where id = new."member_id" for key share; perform 1 from "trainer" where id = new."trainer_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), (select "name" from "trainer" where id = new."trainer_id"), new."session_type", new."location")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "session" for each ROW execute function "session_search_text_fn"();
      
      drop trigger if exists "search_text" on "reward";
      drop function if exists "reward_search_text_fn"();
      create or replace function "reward_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."level") is distinct from (old."member_id", old."level") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."level")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "reward" for each ROW execute function "reward_search_text_fn"();
      
      drop trigger if exists "search_text" on "referral";
      drop function if exists "referral_search_text_fn"();
      create or replace function "referral_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."referred_name", new."referred_email", new."referred_phone", new."member_referrer_id", new."trainer_referrer_id") is distinct from (old."referred_name", old."referred_email", old."referred_phone", old."member_referrer_id", old."trainer_referrer_id") then perform 1 from "member" where id = new."member_referrer_id" for key share; perform 1 from "trainer" where id = new."trainer_referrer_id" for key share; new.search_text := lower(' ' || concat_ws(' ', new."referred_name", new."referred_email", new."referred_phone", (select "name" from "member" where id = new."member_referrer_id"), (select "name" from "trainer" where id = new."trainer_referrer_id"))); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "referral" for each ROW execute function "referral_search_text_fn"();
      
      drop trigger if exists "search_text" on "parking_pass";
      drop function if exists "parking_pass_search_text_fn"();
      create or replace function "parking_pass_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."pass_number", new."member_id", new."vehicle_number") is distinct from (old."pass_number", old."member_id", old."vehicle_number") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', new."pass_number", (select "name" from "member" where id = new."member_id"), new."vehicle_number")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "parking_pass" for each ROW execute function "parking_pass_search_text_fn"();
      
      drop trigger if exists "search_text" on "diet_plan";
      drop function if exists "diet_plan_search_text_fn"();
      create or replace function "diet_plan_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."plan_name", new."goal") is distinct from (old."member_id", old."plan_name", old."goal") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."plan_name", new."goal")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "diet_plan" for each ROW execute function "diet_plan_search_text_fn"();
      
      drop trigger if exists "search_text" on "billing_record";
      drop function if exists "billing_record_search_text_fn"();
      create or replace function "billing_record_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."invoice_number", new."billing_type", new."description") is distinct from (old."member_id", old."invoice_number", old."billing_type", old."description") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."invoice_number", new."billing_type", new."description")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "billing_record" for each ROW execute function "billing_record_search_text_fn"();
      
      drop trigger if exists "search_text" on "payment";
      drop function if exists "payment_search_text_fn"();
      create or replace function "payment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."member_id", new."payment_number", new."payment_type", new."reference_number", new."transaction_id") is distinct from (old."member_id", old."payment_number", old."payment_type", old."reference_number", old."transaction_id") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."payment_number", new."payment_type", new."reference_number", new."transaction_id")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "payment" for each ROW execute function "payment_search_text_fn"();
      
      drop trigger if exists "search_text" on "equipment";
      drop function if exists "equipment_search_text_fn"();
      drop trigger if exists "search_text_of_maintenance_record_equipment_id" on "equipment";
      drop function if exists "equipment_search_text_of_maintenance_record_equipment_id_fn"();
      create or replace function "equipment_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."name", new."type", new."eqp_manufacturer", new."serial_number") is distinct from (old."name", old."type", old."eqp_manufacturer", old."serial_number") then new.search_text := lower(' ' || concat_ws(' ', new."name", new."type", new."eqp_manufacturer", new."serial_number")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "equipment" for each ROW execute function "equipment_search_text_fn"();
      create or replace function "equipment_search_text_of_maintenance_record_equipment_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "equipment" where id = new.id for update; update "maintenance_record" set search_text = null where "equipment_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_maintenance_record_equipment_id" AFTER UPDATE on "equipment" for each ROW execute function "equipment_search_text_of_maintenance_record_equipment_id_fn"();
      
      drop trigger if exists "search_text" on "maintenance_record";
      drop function if exists "maintenance_record_search_text_fn"();
      create or replace function "maintenance_record_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."equipment_id", new."type", new."description", new."technician") is distinct from (old."equipment_id", old."type", old."description", old."technician") then perform 1 from "equipment" where id = new."equipment_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "equipment" where id = new."equipment_id"), new."type", new."description", new."technician")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "maintenance_record" for each ROW execute function "maintenance_record_search_text_fn"();
      
      drop trigger if exists "search_text" on "user";
      drop function if exists "user_search_text_fn"();
      create or replace function "user_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."username", new."email", new."full_name") is distinct from (old."username", old."email", old."full_name") then new.search_text := lower(' ' || concat_ws(' ', new."username", new."email", new."full_name")); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "user" for each ROW execute function "user_search_text_fn"();
    `);
  }
}
