/** The texts of the templates that the server uses, until the club writes others. */
interface TemplateTexts {
  subject: string;
  body: string;
}

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

const OTHERS_EN =
  '{% if reminder.others and reminder.others != "" %}Also overdue: {{ reminder.others }}. In all **{{ reminder.open }}** is open.';
const OTHERS_DE =
  '{% if reminder.others and reminder.others != "" %}Außerdem überfällig: {{ reminder.others }}. Insgesamt sind **{{ reminder.open }}** offen.';
const END = '{% endif %}';

const greeting = 'Dear {{ member.name }},';
const signature = 'Kind regards\n{{ club.name }}';
const greetingDe = 'Guten Tag {{ member.name }},';
const signatureDe = 'Freundliche Grüße\n{{ club.name }}';

const en: Readonly<Record<string, TemplateTexts>> = {
  invoice: {
    subject: 'Invoice {{ invoice.number }}',
    body: paragraphs(
      greeting,
      'attached is your invoice **{{ invoice.number }}** of {{ invoice.date }} for {{ invoice.description }}.',
      'Amount due: **{{ invoice.open }}**, until {{ invoice.due_date }}.',
      signature,
    ),
  },
  credit_note: {
    subject: 'Credit note {{ invoice.number }}',
    body: paragraphs(
      greeting,
      'attached is your credit note **{{ invoice.number }}** of {{ invoice.date }} for {{ invoice.description }}: **{{ invoice.total }}**.',
      signature,
    ),
  },
  payment_receipt: {
    subject: 'Receipt for your payment {{ payment.number }}',
    body: paragraphs(
      greeting,
      'thank you for your payment of **{{ payment.amount }}** on {{ payment.date }}. Your receipt is attached.',
      signature,
    ),
  },
  reminder: {
    subject: 'Reminder: invoice {{ invoice.number }}',
    body: paragraphs(
      greeting,
      'invoice **{{ invoice.number }}** was due on {{ invoice.due_date }}. **{{ invoice.open }}** is still open. A copy is attached.',
      OTHERS_EN,
      `${END}If you have paid in the meantime, please ignore this message.`,
      signature,
    ),
  },
  second_reminder: {
    subject: 'Second reminder: invoice {{ invoice.number }}',
    body: paragraphs(
      greeting,
      'we have not received your payment for invoice **{{ invoice.number }}**, which was due {{ reminder.days }} days ago. **{{ invoice.open }}** is open. For this reminder we charge {{ reminder.fee }}.',
      OTHERS_EN,
      `${END}Please pay now, or talk to us if you cannot.`,
      signature,
    ),
  },
  access_blocked: {
    subject: 'Your access to {{ club.name }} is blocked',
    body: paragraphs(
      greeting,
      'invoice **{{ invoice.number }}** has been due for {{ reminder.days }} days. Your access is blocked until **{{ invoice.open }}** is paid. It is open again as soon as your payment arrives.',
      OTHERS_EN,
      `${END}${signature}`,
    ),
  },
  contract_confirmation: {
    subject: 'Your contract {{ contract.number }}',
    body: paragraphs(
      greeting,
      'welcome! Your contract **{{ contract.number }}** ({{ contract.plan }}) begins on {{ contract.start }}.',
      '{{ contract.price }}, billed {{ contract.frequency }}.',
      signature,
    ),
  },
  contract_cancellation: {
    subject: 'Cancellation of your contract {{ contract.number }}',
    body: paragraphs(
      greeting,
      'we confirm the cancellation of your contract **{{ contract.number }}** ({{ contract.plan }}). Its last day is **{{ contract.end }}**.',
      signature,
    ),
  },
  session_cancelled: {
    subject: 'Your training is cancelled',
    body: paragraphs(
      greeting,
      'unfortunately this training does not take place: **{{ sessions.list }}**.',
      '{% if sessions.reason and sessions.reason != "" %}Reason: {{ sessions.reason }}',
      `${END}Please talk to us about another time.`,
      signature,
    ),
  },
  broken_query: {
    subject: 'Your saved query “{{ query.name }}” no longer works',
    body: paragraphs(
      'Hello,',
      'the new version of the program no longer takes your saved query **{{ query.name }}**:',
      '{{ query.problem }}',
      'Correct it in the explorer and save it. Until then it has no results, and is not sent.',
    ),
  },
  failed_query: {
    subject: 'Your scheduled query “{{ query.name }}” failed',
    body: paragraphs(
      'Hello,',
      'your scheduled query **{{ query.name }}** could not be sent to {{ query.recipient }}:',
      '{{ query.problem }}',
      'It runs again at its next time. You get no further message until it has succeeded.',
    ),
  },
  payslip: {
    subject: 'Payslip {{ payslip.period_start }} to {{ payslip.period_end }}',
    body: paragraphs(
      'Dear {{ employee.name }},',
      'attached is your payslip for {{ payslip.period_start }} to {{ payslip.period_end }}. It is paid on {{ payslip.payment_date }}.',
      signature,
    ),
  },
};

const de: typeof en = {
  invoice: {
    subject: 'Rechnung {{ invoice.number }}',
    body: paragraphs(
      greetingDe,
      'im Anhang finden Sie Ihre Rechnung **{{ invoice.number }}** vom {{ invoice.date }} für {{ invoice.description }}.',
      'Zu zahlen: **{{ invoice.open }}**, bis zum {{ invoice.due_date }}.',
      signatureDe,
    ),
  },
  credit_note: {
    subject: 'Rechnungskorrektur {{ invoice.number }}',
    body: paragraphs(
      greetingDe,
      'im Anhang finden Sie Ihre Rechnungskorrektur **{{ invoice.number }}** vom {{ invoice.date }} für {{ invoice.description }}: **{{ invoice.total }}**.',
      signatureDe,
    ),
  },
  payment_receipt: {
    subject: 'Quittung für Ihre Zahlung {{ payment.number }}',
    body: paragraphs(
      greetingDe,
      'vielen Dank für Ihre Zahlung von **{{ payment.amount }}** am {{ payment.date }}. Die Quittung finden Sie im Anhang.',
      signatureDe,
    ),
  },
  reminder: {
    subject: 'Zahlungserinnerung: Rechnung {{ invoice.number }}',
    body: paragraphs(
      greetingDe,
      'die Rechnung **{{ invoice.number }}** war am {{ invoice.due_date }} fällig. Es sind noch **{{ invoice.open }}** offen. Eine Kopie finden Sie im Anhang.',
      OTHERS_DE,
      `${END}Falls Sie inzwischen gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.`,
      signatureDe,
    ),
  },
  second_reminder: {
    subject: 'Mahnung: Rechnung {{ invoice.number }}',
    body: paragraphs(
      greetingDe,
      'für die Rechnung **{{ invoice.number }}**, die vor {{ reminder.days }} Tagen fällig war, haben wir keine Zahlung erhalten. Es sind **{{ invoice.open }}** offen. Für diese Mahnung berechnen wir {{ reminder.fee }}.',
      OTHERS_DE,
      `${END}Bitte zahlen Sie jetzt, oder sprechen Sie mit uns, wenn Sie das nicht können.`,
      signatureDe,
    ),
  },
  access_blocked: {
    subject: 'Ihr Zugang zu {{ club.name }} ist gesperrt',
    body: paragraphs(
      greetingDe,
      'die Rechnung **{{ invoice.number }}** ist seit {{ reminder.days }} Tagen fällig. Ihr Zugang ist gesperrt, bis **{{ invoice.open }}** gezahlt sind. Sobald Ihre Zahlung eintrifft, ist er wieder frei.',
      OTHERS_DE,
      `${END}${signatureDe}`,
    ),
  },
  contract_confirmation: {
    subject: 'Ihr Vertrag {{ contract.number }}',
    body: paragraphs(
      greetingDe,
      'herzlich willkommen! Ihr Vertrag **{{ contract.number }}** ({{ contract.plan }}) beginnt am {{ contract.start }}.',
      '{{ contract.price }}, Abrechnung {{ contract.frequency }}.',
      signatureDe,
    ),
  },
  contract_cancellation: {
    subject: 'Kündigung Ihres Vertrags {{ contract.number }}',
    body: paragraphs(
      greetingDe,
      'wir bestätigen die Kündigung Ihres Vertrags **{{ contract.number }}** ({{ contract.plan }}). Der letzte Tag ist der **{{ contract.end }}**.',
      signatureDe,
    ),
  },
  session_cancelled: {
    subject: 'Ihr Training fällt aus',
    body: paragraphs(
      greetingDe,
      'leider fällt dieses Training aus: **{{ sessions.list }}**.',
      '{% if sessions.reason and sessions.reason != "" %}Grund: {{ sessions.reason }}',
      `${END}Bitte sprechen Sie uns auf einen anderen Termin an.`,
      signatureDe,
    ),
  },
  broken_query: {
    subject: 'Ihre gespeicherte Abfrage „{{ query.name }}“ funktioniert nicht mehr',
    body: paragraphs(
      'Guten Tag,',
      'die neue Version des Programms nimmt Ihre gespeicherte Abfrage **{{ query.name }}** nicht mehr an:',
      '{{ query.problem }}',
      'Berichtigen Sie sie im Explorer und speichern Sie sie. Bis dahin hat sie kein Ergebnis und wird nicht versendet.',
    ),
  },
  failed_query: {
    subject: 'Ihre geplante Abfrage „{{ query.name }}“ ist fehlgeschlagen',
    body: paragraphs(
      'Guten Tag,',
      'Ihre geplante Abfrage **{{ query.name }}** konnte nicht an {{ query.recipient }} gesendet werden:',
      '{{ query.problem }}',
      'Sie läuft zur nächsten Zeit erneut. Bis sie gelungen ist, erhalten Sie keine weitere Nachricht.',
    ),
  },
  payslip: {
    subject: 'Gehaltsabrechnung {{ payslip.period_start }} bis {{ payslip.period_end }}',
    body: paragraphs(
      'Guten Tag {{ employee.name }},',
      'im Anhang finden Sie Ihre Gehaltsabrechnung für {{ payslip.period_start }} bis {{ payslip.period_end }}. Gezahlt wird am {{ payslip.payment_date }}.',
      signatureDe,
    ),
  },
};
const languages: readonly (typeof en)[] = [en, de];

/** The texts of a purpose in the language of a locale; English where there is no translation. */
export const builtInTexts = (purpose: string, locale: string): TemplateTexts | undefined =>
  (locale.toLowerCase().startsWith('de') ? de : en)[purpose];

/** Whether a template has a text that the server brought, in any language. */
export const isBuiltIn = (purpose: string, { subject, body }: TemplateTexts): boolean =>
  languages.some(({ [purpose]: texts }) => texts?.subject === subject && texts.body === body);
