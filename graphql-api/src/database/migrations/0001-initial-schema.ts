import { Migration } from '@mikro-orm/migrations';

export class InitialSchema extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`
      create table "audit_entry" ("id" bigserial primary key, "at" timestamptz(3) not null default now(), "username" text null, "resource" text not null, "record_id" int not null, "title" text null, "action" text not null, "changes" jsonb not null);
      create index "audit_entry_at_index" on "audit_entry" ("at");
      create index "audit_entry_resource_record_id_index" on "audit_entry" ("resource", "record_id");
      
      create table "employee" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "email" text not null, "phone" text not null, "position" text not null, "department" text not null, "status" text not null, "date_of_birth" date null, "gender" text null, "address" text null, "city" text null, "state" text null, "zip_code" text null, "emergency_contact" text null, "emergency_phone" text null, "hire_date" date not null, "salary" numeric(12,2) not null, "bank_account" text null, "tax_id" text null, "qualifications" text[] not null, "search_text" text null);
      create index "employee_search_text_gin" on "employee" using gin ("search_text" gin_trgm_ops);
      create index "employee_default_sort" on "employee" ("name" asc, id asc);
      create index "employee_qualifications_gin" on "employee" using gin ("qualifications" array_ops);
      
      create table "attendance" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "employee_id" int not null, "attendance_date" date not null, "status" text not null, "check_in_time" timestamptz(3) null, "check_out_time" timestamptz(3) null, "hours_worked" numeric(12,2) null, "overtime_hours" numeric(12,2) null, "notes" text null, "search_text" text null);
      create index "attendance_search_text_gin" on "attendance" using gin ("search_text" gin_trgm_ops);
      create index "attendance_default_sort" on "attendance" ("attendance_date" desc, id desc);
      create index "attendance_employee_id_list" on "attendance" ("employee_id", "attendance_date" desc, id desc);
      
      create table "location" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "address" text not null, "city" text not null, "state" text not null, "zip_code" text not null, "phone" text null, "email" text null, "capacity" int null, "status" text not null, "opening_hours" jsonb null, "amenities" text[] not null, "search_text" text null);
      create index "location_search_text_gin" on "location" using gin ("search_text" gin_trgm_ops);
      create index "location_default_sort" on "location" ("name" asc, id asc);
      create index "location_amenities_gin" on "location" using gin ("amenities" array_ops);
      
      create table "income" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "income_date" date not null, "category" text not null, "source" text not null, "description" text null, "amount" numeric(12,2) not null, "payment_method" text not null, "reference_number" text null, "receipt_image_url" text null, "recorded_by" text null, "recording_date" date null, "status" text not null, "notes" text null, "location_id" int null, "search_text" text null);
      create index "income_search_text_gin" on "income" using gin ("search_text" gin_trgm_ops);
      create index "income_default_sort" on "income" ("income_date" desc, id desc);
      create index "income_location_id_list" on "income" ("location_id", "income_date" desc, id desc);
      
      create table "external_payment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "vendor_name" text not null, "payment_number" text not null, "payment_date" date not null, "amount" numeric(12,2) not null, "payment_method" text not null, "payment_status" text not null, "payment_type" text not null, "reference_number" text null, "transaction_id" text null, "invoice_number" text null, "category" text null, "notes" text null, "location_id" int null, "search_text" text null);
      alter table "external_payment" add constraint "external_payment_payment_number_unique" unique ("payment_number");
      create index "external_payment_search_text_gin" on "external_payment" using gin ("search_text" gin_trgm_ops);
      create index "external_payment_default_sort" on "external_payment" ("payment_date" desc, id desc);
      create index "external_payment_location_id_list" on "external_payment" ("location_id", "payment_date" desc, id desc);
      
      create table "expense" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "expense_date" date not null, "category" text not null, "vendor" text not null, "description" text null, "amount" numeric(12,2) not null, "payment_method" text not null, "receipt_number" text null, "receipt_image_url" text null, "approved_by" text null, "approval_date" date null, "status" text not null, "notes" text null, "location_id" int null, "search_text" text null);
      create index "expense_search_text_gin" on "expense" using gin ("search_text" gin_trgm_ops);
      create index "expense_default_sort" on "expense" ("expense_date" desc, id desc);
      create index "expense_location_id_list" on "expense" ("location_id", "expense_date" desc, id desc);
      
      create table "commission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "employee_id" int not null, "commission_type" text not null, "amount" numeric(12,2) not null, "commission_date" date not null, "description" text null, "payment_status" text not null, "payment_date" date null, "location_id" int null, "search_text" text null);
      create index "commission_search_text_gin" on "commission" using gin ("search_text" gin_trgm_ops);
      create index "commission_default_sort" on "commission" ("commission_date" desc, id desc);
      create index "commission_employee_id_list" on "commission" ("employee_id", "commission_date" desc, id desc);
      create index "commission_location_id_list" on "commission" ("location_id", "commission_date" desc, id desc);
      
      create table "master_data_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "page" text not null, "dropdown_name" text not null, "value" text not null, "display_text" text not null, "sort_order" int not null, "is_active" boolean not null, "search_text" text null);
      create index "master_data_item_search_text_gin" on "master_data_item" using gin ("search_text" gin_trgm_ops);
      create index "master_data_item_default_sort" on "master_data_item" ("page" asc, "dropdown_name" asc, "sort_order" asc, id asc);
      alter table "master_data_item" add constraint "master_data_item_page_dropdown_name_value_unique" unique ("page", "dropdown_name", "value");
      
      create table "membership_plan" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "plan_name" text not null, "description" text null, "duration" numeric(12,2) not null, "duration_unit" text not null, "price" numeric(12,2) not null, "billing_frequency" text not null, "setup_fee" numeric(12,2) null, "enrollment_fee" numeric(12,2) null, "maintenance_fee" numeric(12,2) null, "max_members" int null, "features" text[] not null, "classes_included" int null, "pt_sessions_included" int null, "guest_passes" int null, "discount_percent" numeric(12,2) null, "early_bird_discount" numeric(12,2) null, "family_discount" numeric(12,2) null, "corporate_discount" numeric(12,2) null, "student_discount" numeric(12,2) null, "military_discount" numeric(12,2) null, "senior_discount" numeric(12,2) null, "contract_required" boolean not null, "minimum_commitment" int null, "notice_period" int null, "auto_renewal" boolean not null, "cancellation_fee" numeric(12,2) null, "freeze_period" int null, "freeze_limit" int null, "free_trial_days" int null, "referral_bonus" numeric(12,2) null, "access_hours" text[] not null, "peak_hours_access" boolean not null, "off_peak_hours_access" boolean not null, "locations_access" text[] not null, "equipment_access" text[] not null, "facility_access" text[] not null, "min_age" int null, "max_age" int null, "notes" text null, "status" text not null, "validity_start" date null, "validity_end" date null, "search_text" text null);
      create index "membership_plan_search_text_gin" on "membership_plan" using gin ("search_text" gin_trgm_ops);
      create index "membership_plan_default_sort" on "membership_plan" ("plan_name" asc, id asc);
      create index "membership_plan_features_gin" on "membership_plan" using gin ("features" array_ops);
      create index "membership_plan_access_hours_gin" on "membership_plan" using gin ("access_hours" array_ops);
      create index "membership_plan_locations_access_gin" on "membership_plan" using gin ("locations_access" array_ops);
      create index "membership_plan_equipment_access_gin" on "membership_plan" using gin ("equipment_access" array_ops);
      create index "membership_plan_facility_access_gin" on "membership_plan" using gin ("facility_access" array_ops);
      
      create table "number_series" ("prefix" text not null, "last" int not null, primary key ("prefix"));
      
      create table "payroll" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "employee_id" int not null, "pay_period_start" date not null, "pay_period_end" date not null, "base_salary" numeric(12,2) not null, "overtime_hours" numeric(12,2) not null, "overtime_rate" numeric(12,2) not null, "bonus" numeric(12,2) not null, "bonus_description" text null, "deductions" numeric(12,2) not null, "deduction_description" text null, "total_amount" numeric(12,2) not null, "payment_date" date not null, "payment_status" text not null, "payment_method" text not null, "notes" text null, "search_text" text null);
      create index "payroll_search_text_gin" on "payroll" using gin ("search_text" gin_trgm_ops);
      create index "payroll_default_sort" on "payroll" ("payment_date" desc, id desc);
      create index "payroll_employee_id_list" on "payroll" ("employee_id", "payment_date" desc, id desc);
      
      create table "permission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "role" text not null, "resource" text not null, "can_view" boolean not null, "can_add" boolean not null, "can_edit" boolean not null, "can_delete" boolean not null, "menu_visible" boolean not null, "search_text" text null);
      create index "permission_search_text_gin" on "permission" using gin ("search_text" gin_trgm_ops);
      create index "permission_default_sort" on "permission" ("role" asc, "resource" asc, id asc);
      alter table "permission" add constraint "permission_role_resource_unique" unique ("role", "resource");
      
      create table "secret" ("name" text not null, "value" text not null, primary key ("name"));
      
      create table "shift" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "employee_id" int not null, "shift_name" text not null, "shift_type" text not null, "start_time" text not null, "end_time" text not null, "days_of_week" text null, "location_id" int null, "is_active" boolean not null, "break_duration" int null, "notes" text null, "search_text" text null);
      create index "shift_search_text_gin" on "shift" using gin ("search_text" gin_trgm_ops);
      create index "shift_default_sort" on "shift" ("shift_name" asc, id asc);
      create index "shift_employee_id_list" on "shift" ("employee_id", "shift_name" asc, id asc);
      create index "shift_location_id_list" on "shift" ("location_id", "shift_name" asc, id asc);
      
      create table "trainer" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "email" text not null, "phone" text not null, "specializations" text[] not null, "status" text not null, "experience" text null, "address" text null, "city" text null, "state" text null, "zip_code" text null, "date_of_birth" date null, "gender" text null, "emergency_contact" text null, "emergency_phone" text null, "certifications" text[] not null, "availability" text[] not null, "joining_date" date not null, "salary" numeric(12,2) not null, "working_hours" numeric(12,2) not null, "assigned_clients" int not null, "bio" text null, "search_text" text null);
      create index "trainer_search_text_gin" on "trainer" using gin ("search_text" gin_trgm_ops);
      create index "trainer_default_sort" on "trainer" ("name" asc, id asc);
      create index "trainer_specializations_gin" on "trainer" using gin ("specializations" array_ops);
      create index "trainer_certifications_gin" on "trainer" using gin ("certifications" array_ops);
      create index "trainer_availability_gin" on "trainer" using gin ("availability" array_ops);
      
      create table "member" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "email" text not null, "phone" text not null, "membership_type" text not null, "status" text not null, "date_of_birth" date null, "gender" text null, "address" text null, "city" text null, "state" text null, "zip_code" text null, "emergency_contact" text null, "emergency_phone" text null, "health_conditions" text[] not null, "joining_date" date not null, "membership_start_date" date not null, "membership_end_date" date not null, "assigned_trainer_id" int null, "search_text" text null);
      create index "member_search_text_gin" on "member" using gin ("search_text" gin_trgm_ops);
      create index "member_default_sort" on "member" ("name" asc, id asc);
      create index "member_assigned_trainer_id_list" on "member" ("assigned_trainer_id", "name" asc, id asc);
      create index "member_health_conditions_gin" on "member" using gin ("health_conditions" array_ops);
      
      create table "session" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "trainer_id" int not null, "session_type" text not null, "date" date not null, "start_time" text not null, "end_time" text not null, "status" text not null, "location" text null, "room_number" text null, "equipment" text[] not null, "notes" text null, "intensity" text not null, "goals" text[] not null, "payment_status" text not null, "session_package" text null, "price" numeric(12,2) not null, "search_text" text null);
      create index "session_search_text_gin" on "session" using gin ("search_text" gin_trgm_ops);
      create index "session_default_sort" on "session" ("date" desc, "start_time" desc, id desc);
      create index "session_member_id_list" on "session" ("member_id", "date" desc, "start_time" desc, id desc);
      create index "session_trainer_id_list" on "session" ("trainer_id", "date" desc, "start_time" desc, id desc);
      create index "session_equipment_gin" on "session" using gin ("equipment" array_ops);
      create index "session_goals_gin" on "session" using gin ("goals" array_ops);
      
      create table "reward" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "points" int not null, "level" text not null, "rewards_earned" text[] not null, "rewards_redeemed" text[] not null, "expiry_date" date not null, "status" text not null, "search_text" text null);
      create index "reward_search_text_gin" on "reward" using gin ("search_text" gin_trgm_ops);
      create index "reward_default_sort" on "reward" ("points" desc, id desc);
      create index "reward_member_id_list" on "reward" ("member_id", "points" desc, id desc);
      create index "reward_rewards_earned_gin" on "reward" using gin ("rewards_earned" array_ops);
      create index "reward_rewards_redeemed_gin" on "reward" using gin ("rewards_redeemed" array_ops);
      
      create table "referral" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "referrer_category" text not null, "referrer_id" int not null, "referred_name" text not null, "referred_email" text not null, "referred_phone" text not null, "status" text not null, "join_date" date null, "reward_status" text not null, "reward_amount" numeric(12,2) not null, "notes" text null, "member_referrer_id" int null, "trainer_referrer_id" int null, "search_text" text null);
      create index "referral_search_text_gin" on "referral" using gin ("search_text" gin_trgm_ops);
      create index "referral_default_sort" on "referral" ("created_at" desc, id desc);
      create index "referral_member_referrer_id_list" on "referral" ("member_referrer_id", "created_at" desc, id desc);
      create index "referral_trainer_referrer_id_list" on "referral" ("trainer_referrer_id", "created_at" desc, id desc);
      
      create table "parking_pass" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "pass_number" text not null, "member_id" int not null, "vehicle_number" text not null, "valid_from" date not null, "valid_until" date not null, "type" text not null, "status" text not null, "lot" text null, "notes" text null, "search_text" text null);
      alter table "parking_pass" add constraint "parking_pass_pass_number_unique" unique ("pass_number");
      create index "parking_pass_search_text_gin" on "parking_pass" using gin ("search_text" gin_trgm_ops);
      create index "parking_pass_default_sort" on "parking_pass" ("valid_until" desc, id desc);
      create index "parking_pass_member_id_list" on "parking_pass" ("member_id", "valid_until" desc, id desc);
      
      create table "diet_plan" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "plan_name" text not null, "start_date" date not null, "end_date" date null, "goal" text null, "dietary_restrictions" text[] not null, "meal_plans" text[] not null, "calories_per_day" numeric(12,2) null, "protein_grams" numeric(12,2) null, "carbs_grams" numeric(12,2) null, "fat_grams" numeric(12,2) null, "supplements" text[] not null, "notes" text null, "status" text not null, "search_text" text null);
      create index "diet_plan_search_text_gin" on "diet_plan" using gin ("search_text" gin_trgm_ops);
      create index "diet_plan_default_sort" on "diet_plan" ("plan_name" asc, id asc);
      create index "diet_plan_member_id_list" on "diet_plan" ("member_id", "plan_name" asc, id asc);
      create index "diet_plan_dietary_restrictions_gin" on "diet_plan" using gin ("dietary_restrictions" array_ops);
      create index "diet_plan_meal_plans_gin" on "diet_plan" using gin ("meal_plans" array_ops);
      create index "diet_plan_supplements_gin" on "diet_plan" using gin ("supplements" array_ops);
      
      create table "billing_record" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "invoice_number" text not null, "invoice_date" date not null, "due_date" date not null, "amount" numeric(12,2) not null, "tax_amount" numeric(12,2) not null, "discount_amount" numeric(12,2) not null, "total_amount" numeric(12,2) not null, "paid_amount" numeric(12,2) not null, "open_amount" numeric(12,2) generated always as (total_amount - paid_amount) stored not null, "payment_status" text not null, "payment_date" date null, "payment_method" text null, "billing_period_start" date null, "billing_period_end" date null, "billing_type" text not null, "description" text null, "notes" text null, "location_id" int null, "search_text" text null);
      alter table "billing_record" add constraint "billing_record_invoice_number_unique" unique ("invoice_number");
      create index "billing_record_search_text_gin" on "billing_record" using gin ("search_text" gin_trgm_ops);
      create index "billing_record_default_sort" on "billing_record" ("invoice_date" desc, id desc);
      create index "billing_record_member_id_list" on "billing_record" ("member_id", "invoice_date" desc, id desc);
      create index "billing_record_location_id_list" on "billing_record" ("location_id", "invoice_date" desc, id desc);
      
      create table "payment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "payment_number" text not null, "payment_date" date not null, "amount" numeric(12,2) not null, "payment_method" text not null, "payment_status" text not null, "payment_type" text not null, "reference_number" text null, "transaction_id" text null, "billing_id" int null, "notes" text null, "location_id" int null, "search_text" text null);
      alter table "payment" add constraint "payment_payment_number_unique" unique ("payment_number");
      create index "payment_search_text_gin" on "payment" using gin ("search_text" gin_trgm_ops);
      create index "payment_default_sort" on "payment" ("payment_date" desc, id desc);
      create index "payment_member_id_list" on "payment" ("member_id", "payment_date" desc, id desc);
      create index "payment_billing_id_list" on "payment" ("billing_id", "payment_date" desc, id desc);
      create index "payment_location_id_list" on "payment" ("location_id", "payment_date" desc, id desc);
      
      create table "equipment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "name" text not null, "type" text not null, "location_id" int not null, "status" text not null, "last_maintenance" date null, "next_maintenance" date null, "maintenance_schedule" text null, "maintenance_history" text null, "usage_restrictions" text null, "safety_guidelines" text null, "eqp_condition" text null, "eqp_manufacturer" text null, "supplier" text null, "model" text null, "serial_number" text null, "qr_code" text null, "manual_url" text null, "purchase_date" date null, "purchase_order_number" text null, "warranty_expiry" date null, "warranty_info" text null, "assigned_to_id" int null, "max_user_weight" numeric(12,2) null, "power_requirement" text null, "dimensions" text null, "notes" text null, "cost" numeric(12,2) null, "depreciation_value" numeric(12,2) null, "replacement_cost" numeric(12,2) null, "search_text" text null);
      create index "equipment_search_text_gin" on "equipment" using gin ("search_text" gin_trgm_ops);
      create index "equipment_default_sort" on "equipment" ("name" asc, id asc);
      create index "equipment_location_id_list" on "equipment" ("location_id", "name" asc, id asc);
      create index "equipment_assigned_to_id_list" on "equipment" ("assigned_to_id", "name" asc, id asc);
      
      create table "maintenance_record" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "equipment_id" int not null, "date" date not null, "type" text not null, "description" text null, "cost" numeric(12,2) null, "technician" text null, "search_text" text null);
      create index "maintenance_record_search_text_gin" on "maintenance_record" using gin ("search_text" gin_trgm_ops);
      create index "maintenance_record_default_sort" on "maintenance_record" ("date" desc, id desc);
      create index "maintenance_record_equipment_id_list" on "maintenance_record" ("equipment_id", "date" desc, id desc);
      
      create table "user" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "username" text not null, "email" text not null, "full_name" text not null, "role" text not null, "status" text not null, "last_login" timestamptz(3) null, "password_hash" text not null, "token_version" int not null, "search_text" text null);
      alter table "user" add constraint "user_username_unique" unique ("username");
      alter table "user" add constraint "user_email_unique" unique ("email");
      create index "user_search_text_gin" on "user" using gin ("search_text" gin_trgm_ops);
      create index "user_default_sort" on "user" ("username" asc, id asc);
      
      create or replace function "employee_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone", new."position", new."department")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "employee" for each ROW execute function "employee_search_text_fn"();
      create or replace function "employee_search_text_of_attendance_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "attendance" set "employee_id" = "employee_id" where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_attendance_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_attendance_employee_id_fn"();
      create or replace function "employee_search_text_of_commission_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "commission" set "employee_id" = "employee_id" where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_commission_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_commission_employee_id_fn"();
      create or replace function "employee_search_text_of_payroll_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "payroll" set "employee_id" = "employee_id" where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_payroll_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_payroll_employee_id_fn"();
      create or replace function "employee_search_text_of_shift_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "shift" set "employee_id" = "employee_id" where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_shift_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_shift_employee_id_fn"();
      
      alter table "attendance" add constraint "attendance_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete restrict;
      create or replace function "attendance_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."status")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "attendance" for each ROW execute function "attendance_search_text_fn"();
      
      create or replace function "location_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."name", new."address", new."city", new."zip_code")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "location" for each ROW execute function "location_search_text_fn"();
      
      alter table "income" add constraint "income_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "income_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."category", new."source", new."description", new."reference_number")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "income" for each ROW execute function "income_search_text_fn"();
      
      alter table "external_payment" add constraint "external_payment_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "external_payment_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."vendor_name", new."payment_number", new."payment_type", new."reference_number", new."transaction_id", new."invoice_number")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "external_payment" for each ROW execute function "external_payment_search_text_fn"();
      
      alter table "expense" add constraint "expense_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "expense_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."category", new."vendor", new."description", new."receipt_number")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "expense" for each ROW execute function "expense_search_text_fn"();
      
      alter table "commission" add constraint "commission_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete restrict;
      alter table "commission" add constraint "commission_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "commission_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."commission_type", new."description")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "commission" for each ROW execute function "commission_search_text_fn"();
      
      create or replace function "master_data_item_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."page", new."dropdown_name", new."value", new."display_text")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "master_data_item" for each ROW execute function "master_data_item_search_text_fn"();
      
      create or replace function "membership_plan_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."plan_name", new."description")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "membership_plan" for each ROW execute function "membership_plan_search_text_fn"();
      
      alter table "payroll" add constraint "payroll_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete restrict;
      create or replace function "payroll_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"))); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "payroll" for each ROW execute function "payroll_search_text_fn"();
      
      create or replace function "permission_permission_access_changed_fn"() returns trigger as $$ begin perform pg_notify('access_changed', ''); return null; end; $$ language plpgsql;
      create trigger "permission_access_changed" AFTER INSERT OR UPDATE OR DELETE on "permission" for each STATEMENT execute function "permission_permission_access_changed_fn"();
      create or replace function "permission_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."role", new."resource")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "permission" for each ROW execute function "permission_search_text_fn"();
      
      alter table "shift" add constraint "shift_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete restrict;
      alter table "shift" add constraint "shift_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "shift_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"), new."shift_name")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "shift" for each ROW execute function "shift_search_text_fn"();
      
      create or replace function "trainer_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "trainer" for each ROW execute function "trainer_search_text_fn"();
      create or replace function "trainer_search_text_of_referral_trainer_referrer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "referral" set "trainer_referrer_id" = "trainer_referrer_id" where "trainer_referrer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_referral_trainer_referrer_id" AFTER UPDATE on "trainer" for each ROW execute function "trainer_search_text_of_referral_trainer_referrer_id_fn"();
      create or replace function "trainer_search_text_of_session_trainer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "session" set "trainer_id" = "trainer_id" where "trainer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_session_trainer_id" AFTER UPDATE on "trainer" for each ROW execute function "trainer_search_text_of_session_trainer_id_fn"();
      
      alter table "member" add constraint "member_assigned_trainer_id_foreign" foreign key ("assigned_trainer_id") references "trainer" ("id") on update no action on delete set null;
      create or replace function "member_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."name", new."email", new."phone")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "member" for each ROW execute function "member_search_text_fn"();
      create or replace function "member_search_text_of_billing_record_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "billing_record" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_billing_record_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_billing_record_member_id_fn"();
      create or replace function "member_search_text_of_diet_plan_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "diet_plan" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_diet_plan_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_diet_plan_member_id_fn"();
      create or replace function "member_search_text_of_parking_pass_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "parking_pass" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_parking_pass_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_parking_pass_member_id_fn"();
      create or replace function "member_search_text_of_payment_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "payment" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_payment_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_payment_member_id_fn"();
      create or replace function "member_search_text_of_referral_member_referrer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "referral" set "member_referrer_id" = "member_referrer_id" where "member_referrer_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_referral_member_referrer_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_referral_member_referrer_id_fn"();
      create or replace function "member_search_text_of_reward_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "reward" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_reward_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_reward_member_id_fn"();
      create or replace function "member_search_text_of_session_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "session" set "member_id" = "member_id" where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_session_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_session_member_id_fn"();
      
      alter table "session" add constraint "session_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      alter table "session" add constraint "session_trainer_id_foreign" foreign key ("trainer_id") references "trainer" ("id") on update no action on delete restrict;
      create or replace function "session_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), (select "name" from "trainer" where id = new."trainer_id"), new."session_type", new."location")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "session" for each ROW execute function "session_search_text_fn"();
      
      alter table "reward" add constraint "reward_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      create or replace function "reward_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."level")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "reward" for each ROW execute function "reward_search_text_fn"();
      
      alter table "referral" add constraint "referral_member_referrer_id_foreign" foreign key ("member_referrer_id") references "member" ("id") on update no action on delete restrict;
      alter table "referral" add constraint "referral_trainer_referrer_id_foreign" foreign key ("trainer_referrer_id") references "trainer" ("id") on update no action on delete restrict;
      create or replace function "referral_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."referred_name", new."referred_email", new."referred_phone", (select "name" from "member" where id = new."member_referrer_id"), (select "name" from "trainer" where id = new."trainer_referrer_id"))); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "referral" for each ROW execute function "referral_search_text_fn"();
      
      alter table "parking_pass" add constraint "parking_pass_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      create or replace function "parking_pass_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."pass_number", (select "name" from "member" where id = new."member_id"), new."vehicle_number")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "parking_pass" for each ROW execute function "parking_pass_search_text_fn"();
      
      alter table "diet_plan" add constraint "diet_plan_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      create or replace function "diet_plan_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."plan_name", new."goal")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "diet_plan" for each ROW execute function "diet_plan_search_text_fn"();
      
      alter table "billing_record" add constraint "billing_record_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      alter table "billing_record" add constraint "billing_record_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "billing_record_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."invoice_number", new."billing_type", new."description")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "billing_record" for each ROW execute function "billing_record_search_text_fn"();
      
      alter table "payment" add constraint "payment_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      alter table "payment" add constraint "payment_billing_id_foreign" foreign key ("billing_id") references "billing_record" ("id") on update no action on delete restrict;
      alter table "payment" add constraint "payment_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      create or replace function "payment_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "member" where id = new."member_id"), new."payment_number", new."payment_type", new."reference_number", new."transaction_id")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "payment" for each ROW execute function "payment_search_text_fn"();
      
      alter table "equipment" add constraint "equipment_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete restrict;
      alter table "equipment" add constraint "equipment_assigned_to_id_foreign" foreign key ("assigned_to_id") references "trainer" ("id") on update no action on delete set null;
      create or replace function "equipment_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."name", new."type", new."eqp_manufacturer", new."serial_number")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "equipment" for each ROW execute function "equipment_search_text_fn"();
      create or replace function "equipment_search_text_of_maintenance_record_equipment_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then update "maintenance_record" set "equipment_id" = "equipment_id" where "equipment_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_maintenance_record_equipment_id" AFTER UPDATE on "equipment" for each ROW execute function "equipment_search_text_of_maintenance_record_equipment_id_fn"();
      
      alter table "maintenance_record" add constraint "maintenance_record_equipment_id_foreign" foreign key ("equipment_id") references "equipment" ("id") on update no action on delete restrict;
      create or replace function "maintenance_record_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', (select "name" from "equipment" where id = new."equipment_id"), new."type", new."description", new."technician")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "maintenance_record" for each ROW execute function "maintenance_record_search_text_fn"();
      
      create or replace function "user_user_access_changed_fn"() returns trigger as $$ begin perform pg_notify('access_changed', ''); return null; end; $$ language plpgsql;
      create trigger "user_access_changed" AFTER INSERT OR UPDATE OR DELETE on "user" for each STATEMENT execute function "user_user_access_changed_fn"();
      create or replace function "user_search_text_fn"() returns trigger as $$ begin new.search_text := lower(' ' || concat_ws(' ', new."username", new."email", new."full_name")); return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "user" for each ROW execute function "user_search_text_fn"();
    `);
  }
}
