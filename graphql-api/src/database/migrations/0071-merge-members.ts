import { Migration } from '@mikro-orm/migrations';

/** Documents keep their recipient while a merge moves them. */
export class MergeMembers extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function "billing_record_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.member_id <> old.member_id and coalesce(current_setting('gym.moves_references', true), '') <> 'on' then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from member where id = new.member_id)); end if; return new; end; $$ language plpgsql;
      create or replace function "payment_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.member_id <> old.member_id and coalesce(current_setting('gym.moves_references', true), '') <> 'on' then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from member where id = new.member_id)); end if; return new; end; $$ language plpgsql;
      create or replace function "payroll_issued_fn"() returns trigger as $$ begin if new.issued is null and tg_op = 'INSERT' or new.employee_id <> old.employee_id and coalesce(current_setting('gym.moves_references', true), '') <> 'on' then new.issued := jsonb_build_object('club', (select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone, 'currency', currency, 'locale', locale) from club_settings), 'recipient', (select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code) from employee where id = new.employee_id)); end if; return new; end; $$ language plpgsql;
    `);
  }
}
