import { Migration } from '@mikro-orm/migrations';

/** Adds the templates for credit notes and cancellations. The one for payslips no longer names the pay, as messages have more readers. */
export class SentTemplates extends Migration {
  override up(): void {
    for (const template of templates) this.addSql(insertTemplate(template));
    for (const [before, after] of payslips)
      this.addSql(
        `update "message_template" set "body" = ${text(after)}, "version" = "version" + 1, "updated_at" = now()
          where "purpose" = 'payslip' and "body" = ${text(before)};`,
      );
  }
}

interface Texts {
  subject: string;
  body: string;
}

interface NewTemplate {
  purpose: string;
  name: string;
  en: Texts;
  de: Texts;
}

const english = (middle: string) => `Dear {{ member.name }},\n\n${middle}\n\nKind regards\n{{ club.name }}`;
const german = (middle: string) =>
  `Guten Tag {{ member.name }},\n\n${middle}\n\nFreundliche Grüße\n{{ club.name }}`;

const templates: readonly NewTemplate[] = [
  {
    purpose: 'credit_note',
    name: 'Credit note',
    en: {
      subject: 'Credit note {{ invoice.number }}',
      body: english(
        'attached is your credit note **{{ invoice.number }}** of {{ invoice.date }} for {{ invoice.description }}: **{{ invoice.total }}**.',
      ),
    },
    de: {
      subject: 'Rechnungskorrektur {{ invoice.number }}',
      body: german(
        'im Anhang finden Sie Ihre Rechnungskorrektur **{{ invoice.number }}** vom {{ invoice.date }} für {{ invoice.description }}: **{{ invoice.total }}**.',
      ),
    },
  },
  {
    purpose: 'contract_cancellation',
    name: 'Cancellation confirmation',
    en: {
      subject: 'Cancellation of your contract {{ contract.number }}',
      body: english(
        'we confirm the cancellation of your contract **{{ contract.number }}** ({{ contract.plan }}). Its last day is **{{ contract.end }}**.',
      ),
    },
    de: {
      subject: 'Kündigung Ihres Vertrags {{ contract.number }}',
      body: german(
        'wir bestätigen die Kündigung Ihres Vertrags **{{ contract.number }}** ({{ contract.plan }}). Der letzte Tag ist der **{{ contract.end }}**.',
      ),
    },
  },
];

const PAYSLIP_EN = (paid: string) =>
  `Dear {{ employee.name }},\n\nattached is your payslip for {{ payslip.period_start }} to {{ payslip.period_end }}. ${paid}\n\nKind regards\n{{ club.name }}`;
const PAYSLIP_DE = (paid: string) =>
  `Guten Tag {{ employee.name }},\n\nim Anhang finden Sie Ihre Gehaltsabrechnung für {{ payslip.period_start }} bis {{ payslip.period_end }}. ${paid}\n\nFreundliche Grüße\n{{ club.name }}`;

/** Before and after. */
const payslips = [
  [
    PAYSLIP_EN('**{{ payslip.total }}** is paid on {{ payslip.payment_date }}.'),
    PAYSLIP_EN('It is paid on {{ payslip.payment_date }}.'),
  ],
  [
    PAYSLIP_DE('**{{ payslip.total }}** werden am {{ payslip.payment_date }} gezahlt.'),
    PAYSLIP_DE('Gezahlt wird am {{ payslip.payment_date }}.'),
  ],
] as const;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A club may have a template of that name. */
const insertTemplate = ({ purpose, name, en, de }: NewTemplate) =>
  `insert into "message_template" ("purpose", "name", "kind", "subject", "body", "active")
   select ${text(purpose)}, ${text(name)} || case when exists (select from "message_template" where "name" = ${text(name)}) then ' (2)' else '' end,
          'service', case when is_german then ${text(de.subject)} else ${text(en.subject)} end,
          case when is_german then ${text(de.body)} else ${text(en.body)} end, true
     from (select exists (select from "club_settings" where "locale" ilike 'de%') as is_german) club
   on conflict do nothing;`;
