import { foldText } from '../../common/fold-text.ts';
import type { ColumnContent, Format } from './recognize.ts';

/** A field that rows may have, as the server says it. */
export interface ImportField {
  name: string;
  /** In English. */
  label: string;
  kind: string;
  isRequired: boolean;
}

/** Where the value of a field comes from, as the server takes it. */
export interface FieldSource {
  field: string;
  columns: number[];
  text?: string | null;
  format?: Format | null;
  matchBy?: string | null;
  decisions: { text: string; value: string | null }[];
}

/** The sources of fields, by the name of the field. */
export type Sources = ReadonlyMap<string, FieldSource>;

/** What people call the columns of a field beside its label, in the languages of the app. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  name: ['full name', 'member', 'customer', 'client', 'Mitglied', 'Kunde', 'Vor- und Nachname'],
  email: ['mail', 'email address', 'E-Mail-Adresse'],
  phone: [
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'mobile phone',
    'cell',
    'Telefon',
    'Telefonnummer',
    'Handy',
    'Mobil',
  ],
  zipCode: ['zip', 'postal code', 'postcode', 'PLZ', 'Postleitzahl'],
  dateOfBirth: ['birthday', 'birth date', 'DOB', 'born', 'Geburtstag', 'Geburtsdatum', 'geboren'],
  address: ['street', 'Straße', 'Anschrift'],
  city: ['town', 'Ort', 'Stadt', 'Wohnort'],
  gender: ['sex', 'Geschlecht'],
  membershipType: ['type', 'kind of membership', 'Typ', 'Mitgliedschaft', 'Art der Mitgliedschaft'],
  joiningDate: ['joined', 'member since', 'entry date', 'Eintritt', 'Eintrittsdatum', 'Mitglied seit'],
  membershipStartDate: ['start', 'start date', 'Beginn'],
  membershipEndDate: ['end', 'end date', 'expires', 'Ende'],
  memberId: ['member name', 'member email', 'customer', 'Mitglied', 'Kunde'],
  planId: ['membership', 'tariff', 'product', 'Tarif', 'Vertrag'],
  price: ['fee', 'monthly fee', 'rate', 'Beitrag', 'Preis', 'Monatsbeitrag'],
  amount: ['sum', 'total', 'Betrag', 'Summe'],
  startDate: ['start', 'from', 'begin', 'Beginn', 'Vertragsbeginn'],
  endDate: ['end', 'until', 'Ende', 'Vertragsende'],
  billedThrough: ['paid through', 'paid until', 'billed until', 'bezahlt bis', 'abgerechnet bis'],
  cardNumber: ['member no', 'member number', 'card', 'Mitgliedsnummer', 'Kartennummer'],
  billingFrequency: ['billed', 'billing', 'frequency', 'Abrechnung', 'Zahlweise'],
  autoRenewal: ['renews', 'renewal', 'verlängert sich'],
  invoiceDate: ['date', 'Datum', 'Rechnungsdatum'],
  description: ['text', 'Beschreibung'],
  startTime: ['from', 'von'],
  endTime: ['until', 'to', 'bis'],
  sessionType: ['type', 'Typ', 'Art'],
  contractNumber: ['contract', 'contract no', 'Vertragsnummer', 'Vertragsnr'],
  invoiceNumber: ['document', 'invoice', 'invoice no', 'Beleg', 'Rechnung', 'Rechnungsnummer', 'Rechnungsnr'],
  dueDate: ['due', 'Fälligkeit', 'fällig am'],
  notes: ['note', 'comment', 'remarks', 'Notiz', 'Bemerkung'],
};

/** Titles of the parts of a name, in their order. */
const NAME_PARTS = [
  ['first name', 'given name', 'Vorname'],
  ['last name', 'surname', 'family name', 'Nachname', 'Familienname'],
];

const keyOf = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The columns that fields probably come from: by their titles, then by what their cells are. Each column has one field.
 * @param labelOf the label of a field in the user's language
 */
export function proposeSources(
  titles: readonly string[],
  contents: readonly ColumnContent[],
  fields: readonly ImportField[],
  labelOf: (field: ImportField) => string,
): Sources {
  const sources = new Map<string, FieldSource>();
  const free = new Set(titles.keys());
  const take = (field: ImportField, columns: number[]) => {
    for (const column of columns) free.delete(column);
    sources.set(field.name, sourceOf(field, columns, contents));
  };
  const keys = titles.map(keyOf);
  const byName = (wanted: (field: ImportField) => readonly string[]) => {
    for (const field of fields) {
      if (sources.has(field.name)) continue;
      const names = new Set(wanted(field).map(keyOf));
      const column = keys.findIndex((key, index) => free.has(index) && names.has(key));
      if (column >= 0) take(field, [column]);
    }
  };
  byName(field => [field.name, field.name.replace(/Id$/, ''), field.label, labelOf(field)]);
  takeNameParts();
  byName(({ name }) => ALIASES[name] ?? []);
  for (const field of fields.filter(({ kind }) => kind === 'email')) {
    const column = contents.findIndex(({ kind }, index) => free.has(index) && kind === 'email');
    if (!sources.has(field.name) && column >= 0) take(field, [column]);
  }
  return sources;

  function takeNameParts() {
    const field = fields.find(({ name, kind }) => name === 'name' && kind === 'text');
    const columns = NAME_PARTS.map(names =>
      keys.findIndex((key, index) => free.has(index) && names.map(keyOf).includes(key)),
    );
    if (field && !sources.has('name') && columns.every(column => column >= 0)) take(field, columns);
  }
}

/** A field that comes from columns, as they are written. */
export const sourceOf = (
  { name, kind }: ImportField,
  columns: number[],
  contents: readonly ColumnContent[],
): FieldSource => ({ field: name, columns, format: formatFor(kind, contents[columns[0]!]), decisions: [] });

/** Whether a field of this kind is written in different ways: as a date or as a number. */
export const writtenAs = (kind: string): 'date' | 'number' | null => {
  if (kind === 'date' || kind === 'dateTime') return 'date';
  return kind === 'money' || kind === 'number' || kind === 'int' ? 'number' : null;
};

const formatFor = (kind: string, content: ColumnContent | undefined): Format | null =>
  content && writtenAs(kind) === content.kind ? content.format : null;

/** The column of a format that a person has to choose. */
export const needsFormat = (
  field: ImportField,
  { columns, format }: FieldSource,
  contents: readonly ColumnContent[],
): boolean =>
  writtenAs(field.kind) !== null &&
  columns.some(column => contents[column]!.filled > 0 && !isIsoOnly(contents[column]!)) &&
  !format;

const isIsoOnly = ({ kind, format }: ColumnContent) => kind === 'date' && format === 'YMD';
