import { OnlineMigration } from '../online-migration.ts';

const CLUB = `(select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone,
  'currency', currency, 'locale', locale) from club_settings)`;

/** Documents of version 1.0.0 say from now on what they say today about club and recipient, in closed months too. */
export class IssuedDocuments extends OnlineMigration {
  override up(): void {
    this.addSql(`do $$ declare each record; begin
      for each in select oid from pg_proc where pronamespace = current_schema()::regnamespace
          and proname like '%\\_closed\\_month\\_fn' and prosrc not like '%search_text,issued%' loop
        execute replace(pg_get_functiondef(each.oid), 'search_text', 'search_text,issued');
      end loop;
    end $$`);
    for (const [table, person] of Object.entries({
      billing_record: 'member',
      payment: 'member',
      payroll: 'employee',
    })) {
      const recipient = `(select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code)
        from "${person}" where id = "${table}"."${person}_id")`;
      const issued = `jsonb_build_object('club', ${CLUB}, 'recipient', ${recipient})`;
      this.addBackfill(table, `"issued" = ${issued}`, '"issued" is null');
    }
  }
}
