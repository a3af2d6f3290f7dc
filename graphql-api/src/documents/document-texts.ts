import { currentClubSettings } from '../common/club-settings.ts';

/** What the lines of invoices say; they keep the language in which they were issued. */
interface LineTexts {
  setupFee: string;
  enrollmentFee: string;
  cancellationFee: string;
  freezeFee(from: string, to: string): string;
  reminderFee(invoice: string): string;
  writeOff(invoice: string, reason: string): string;
  writeOffTakenBack(invoice: string): string;
  /** Some days of a period. */
  partOf(plan: string, days: number, whole: number): string;
  days(plan: string, days: number): string;
  difference(plan: string): string;
}

const en = {
  invoice: 'Invoice',
  cancelledInvoice: 'Cancelled invoice',
  creditNote: 'Credit note',
  writeOff: 'Write-off',
  corrects: 'Corrects',
  receipt: 'Receipt',
  refund: 'Refund',
  payslip: 'Payslip',
  number: 'Number',
  date: 'Date',
  dueDate: 'Due date',
  period: 'Period',
  status: 'Status',
  taxId: 'Tax ID',
  description: 'Description',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  tax: 'Tax',
  taxOn: (name: string | null, percent: string, net: string) => `${name ?? 'Tax'} ${percent} on ${net}`,
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  total: 'Total',
  paid: 'Paid',
  open: 'Open amount',
  payments: 'Payments and credits',
  credit: 'Credit',
  method: 'Method',
  reference: 'Reference',
  forInvoice: 'For invoice',
  received: 'Amount received',
  refunded: 'Amount refunded',
  openAfter: 'Open amount of the invoice',
  balance: 'Left on your account',
  settledAsOf: 'Settled as of',
  statement: 'Account statement',
  openingBalance: 'Balance before',
  accountBalance: 'Balance',
  settled: 'Settled',
  payment: 'Payment',
  employee: 'Employee',
  position: 'Position',
  paymentDate: 'Payment date',
  baseSalary: 'Base salary',
  overtime: (hours: string, rate: string) => `Overtime: ${hours} hours at ${rate}`,
  bonus: 'Bonus',
  deductions: 'Deductions',
  netPay: 'Total',
  pageNumber: 'Page {page} of {count}',
  lines: {
    setupFee: 'Setup fee',
    enrollmentFee: 'Enrollment fee',
    cancellationFee: 'Cancellation fee',
    freezeFee: (from, to) => `Freeze from ${from} to ${to}`,
    reminderFee: invoice => `Fee for the reminder of invoice ${invoice}`,
    writeOff: (invoice, reason) => `Write-off of ${invoice}: ${reason}`,
    writeOffTakenBack: invoice => `Write-off of ${invoice} taken back`,
    partOf: (plan, days, whole) => `${plan}, ${days} of ${whole} days`,
    days: (plan, days) => `${plan}, ${days === 1 ? '1 day' : `${days} days`}`,
    difference: plan => `${plan}, difference`,
  } as LineTexts,
  /** Choices such as `credit_card`; further ones are shown in words. */
  choices: {} as Readonly<Record<string, string>>,
};

export type DocumentTexts = typeof en;

const de: DocumentTexts = {
  invoice: 'Rechnung',
  cancelledInvoice: 'Stornierte Rechnung',
  creditNote: 'Rechnungskorrektur',
  writeOff: 'Ausbuchung',
  corrects: 'Korrigiert',
  receipt: 'Quittung',
  refund: 'Erstattung',
  payslip: 'Gehaltsabrechnung',
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Fällig am',
  period: 'Zeitraum',
  status: 'Status',
  taxId: 'Steuernummer',
  description: 'Beschreibung',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  tax: 'Steuer',
  taxOn: (name, percent, net) => `${name ?? 'Steuer'} ${percent} auf ${net}`,
  amount: 'Betrag',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  open: 'Offener Betrag',
  payments: 'Zahlungen und Gutschriften',
  credit: 'Gutschrift',
  method: 'Zahlungsart',
  reference: 'Referenz',
  forInvoice: 'Für Rechnung',
  received: 'Erhaltener Betrag',
  refunded: 'Erstatteter Betrag',
  openAfter: 'Offener Betrag der Rechnung',
  balance: 'Guthaben auf Ihrem Konto',
  settledAsOf: 'Verrechnet, Stand',
  statement: 'Kontoauszug',
  openingBalance: 'Saldo zuvor',
  accountBalance: 'Saldo',
  settled: 'Ausgeglichen',
  payment: 'Zahlung',
  employee: 'Angestellte/r',
  position: 'Position',
  paymentDate: 'Zahlungsdatum',
  baseSalary: 'Grundgehalt',
  overtime: (hours, rate) => `Überstunden: ${hours} Stunden zu ${rate}`,
  bonus: 'Bonus',
  deductions: 'Abzüge',
  netPay: 'Gesamt',
  pageNumber: 'Seite {page} von {count}',
  lines: {
    setupFee: 'Einrichtungsgebühr',
    enrollmentFee: 'Aufnahmegebühr',
    cancellationFee: 'Kündigungsgebühr',
    freezeFee: (from, to) => `Ruhezeit vom ${from} bis ${to}`,
    reminderFee: invoice => `Gebühr für die Mahnung zur Rechnung ${invoice}`,
    writeOff: (invoice, reason) => `Ausbuchung von ${invoice}: ${reason}`,
    writeOffTakenBack: invoice => `Ausbuchung von ${invoice} zurückgenommen`,
    partOf: (plan, days, whole) => `${plan}, ${days} von ${whole} Tagen`,
    days: (plan, days) => `${plan}, ${days === 1 ? '1 Tag' : `${days} Tage`}`,
    difference: plan => `${plan}, Differenz`,
  },
  choices: {
    cash: 'Bar',
    credit_card: 'Kreditkarte',
    debit_card: 'Debitkarte',
    bank_transfer: 'Überweisung',
    check: 'Scheck',
    online: 'Online',
    other: 'Sonstiges',
    direct_deposit: 'Überweisung',
    pending: 'Ausstehend',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    refunded: 'Erstattet',
    cancelled: 'Storniert',
    paid: 'Bezahlt',
    membership_fee: 'Mitgliedsbeitrag',
    personal_training: 'Personal Training',
    class_fee: 'Kursgebühr',
    merchandise: 'Waren',
    service: 'Dienstleistung',
    membership: 'Mitgliedschaft',
    class: 'Kurs',
    'one-time': 'einmalig',
    weekly: 'wöchentlich',
    'bi-weekly': 'alle zwei Wochen',
    monthly: 'monatlich',
    quarterly: 'vierteljährlich',
    'semi-annual': 'halbjährlich',
    annual: 'jährlich',
  },
};

/** The texts of documents in the language of the club's locale; English where there is no translation. */
export const textsOf = (locale: string): DocumentTexts => (locale.toLowerCase().startsWith('de') ? de : en);

/** What the lines of an invoice that is issued now say. */
export const lineTexts = (): LineTexts => textsOf(currentClubSettings().locale).lines;

/** A choice such as `credit_card` in words of the document. */
export function choiceText({ choices }: DocumentTexts, choice: string): string {
  const words = choice.replaceAll('_', ' ');
  return choices[choice] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
