import { currentClubSettings } from '../common/club-settings.ts';

/** What a mail with a result says beside its tables. */
export interface ResultTexts {
  noRows: string;
  figure(path: string, value: number): string;
  rowsInMail(table: string, shown: number, all: number): string;
  columnsInMail(table: string, shown: number, all: number): string;
  rowsInFile(table: string, included: number, all: number): string;
  ofTotal(table: string, returned: number, total: number): string;
  truncated(lists: string): string;
  hidden(fields: string): string;
  sentBecause(owner: string, club: string): string;
}

const en: ResultTexts = {
  noRows: 'No rows.',
  figure: (path, value) => `${path} is ${value}.`,
  rowsInMail: (table, shown, all) =>
    `${table}: this message shows ${shown} of ${all} rows. The attached file has more.`,
  columnsInMail: (table, shown, all) =>
    `${table}: this message shows ${shown} of ${all} columns. The attached file has all.`,
  rowsInFile: (table, included, all) =>
    `${table}: the attached file has ${included} of ${all} rows. Filter the query, or download the result in the explorer.`,
  ofTotal: (table, returned, total) =>
    `${table}: the query returns ${returned} of ${total} rows. Give it a larger limit.`,
  truncated: lists => `These lists have more rows than the query returns: ${lists}.`,
  hidden: fields => `These fields are empty, since you may not view them: ${fields}.`,
  sentBecause: (owner, club) =>
    `${owner} has scheduled this query of ${club} for you. It has what you may view. Ask ${owner} to change or end it.`,
};

const de: ResultTexts = {
  noRows: 'Keine Zeilen.',
  figure: (path, value) => `${path} ist ${value}.`,
  rowsInMail: (table, shown, all) =>
    `${table}: Diese Nachricht zeigt ${shown} von ${all} Zeilen. Die angehängte Datei hat mehr.`,
  columnsInMail: (table, shown, all) =>
    `${table}: Diese Nachricht zeigt ${shown} von ${all} Spalten. Die angehängte Datei hat alle.`,
  rowsInFile: (table, included, all) =>
    `${table}: Die angehängte Datei hat ${included} von ${all} Zeilen. Filtern Sie die Abfrage, oder laden Sie das Ergebnis im Explorer herunter.`,
  ofTotal: (table, returned, total) =>
    `${table}: Die Abfrage liefert ${returned} von ${total} Zeilen. Geben Sie ihr ein größeres Limit.`,
  truncated: lists => `Diese Listen haben mehr Zeilen, als die Abfrage liefert: ${lists}.`,
  hidden: fields => `Diese Felder sind leer, da Sie sie nicht ansehen dürfen: ${fields}.`,
  sentBecause: (owner, club) =>
    `${owner} hat diese Abfrage von ${club} für Sie geplant. Sie enthält, was Sie ansehen dürfen. Wenden Sie sich an ${owner}, um sie zu ändern oder zu beenden.`,
};

/** The texts in the language of the club; English where there is no translation. */
export const resultTexts = (): ResultTexts =>
  currentClubSettings().locale.toLowerCase().startsWith('de') ? de : en;
