import { Migration } from '@mikro-orm/migrations';

/** Club and recipient are kept with each record that has a document, which says the same for ever. */
export class Documents extends Migration {
  override up(): void {
    this.addSql(`
      alter table "payroll" add "issued" jsonb null;
      create or replace function "payroll_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.employee_id <> old.employee_id then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from employee where id = new.employee_id)); end if; return new; end; $$ language plpgsql;
      create trigger "issued" BEFORE INSERT OR UPDATE on "payroll" for each ROW execute function "payroll_issued_fn"();
      
      alter table "billing_record" add "issued" jsonb null;
      create or replace function "billing_record_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.member_id <> old.member_id then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from member where id = new.member_id)); end if; return new; end; $$ language plpgsql;
      create trigger "issued" BEFORE INSERT OR UPDATE on "billing_record" for each ROW execute function "billing_record_issued_fn"();
      
      alter table "payment" add "issued" jsonb null;
      create or replace function "payment_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.member_id <> old.member_id then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from member where id = new.member_id)); end if; return new; end; $$ language plpgsql;
      create trigger "issued" BEFORE INSERT OR UPDATE on "payment" for each ROW execute function "payment_issued_fn"();
    `);
  }
}
