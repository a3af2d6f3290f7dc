import { currentClubSettings } from '../common/club-settings.ts';
import { textsOf, type DocumentTexts } from './document-texts.ts';
import { writerFor } from './format.ts';
import type { Issuer } from './issued.ts';
import { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

const LOGO = { width: 130, height: 48 };

export interface Letter {
  paper: Drawing;
  texts: DocumentTexts;
  write: ReturnType<typeof writerFor>;
}

export interface LetterHead {
  issuer: Issuer;
  title(texts: DocumentTexts, write: Letter['write']): string;
  /** The date of the document, yyyy-mm-dd. */
  date: string;
  /** Name and address of who receives it, a line each. */
  recipient: readonly (string | null | undefined)[];
  /** Shown beside the recipient: number, dates. */
  facts(
    texts: DocumentTexts,
    write: Letter['write'],
  ): readonly (readonly [label: string, value: string | null | undefined])[];
}

/** Begins a document with the head of the club, the recipient and the facts. */
export function openLetter({ issuer, title, date, recipient, facts }: LetterHead): Letter {
  const { name, address, taxId, email, phone, locale } = issuer;
  const { logo } = currentClubSettings();
  const write = writerFor(issuer);
  const texts = textsOf(locale);
  const contact = [name, phone, email, taxId && `${texts.taxId}: ${taxId}`];
  const heading = title(texts, write);
  const paper = new Drawing({
    title: heading,
    author: name,
    date,
    language: locale,
    footer: contact.filter(Boolean).join('  ·  '),
    pageNumber: texts.pageNumber,
  });
  if (logo) paper.logo(logo.content, LOGO);
  const width = logo ? CONTENT_WIDTH - LOGO.width - 16 : CONTENT_WIDTH;
  paper.columns([{ width, text: name, style: { size: 14, weight: 'bold' } }]);
  if (address) paper.columns([{ width, text: address, style: { size: 8.5, color: 'muted' } }]);
  paper.gap(logo ? 34 : 26);
  const shown = facts(texts, write).filter(([, value]) => value);
  const left = recipient.filter(Boolean).join('\n');
  const half = CONTENT_WIDTH / 2;
  paper.columns([
    { width: half - 12, text: left || ' ' },
    { width: half * 0.45 + 12, text: shown.map(([label]) => label).join('\n'), style: { color: 'muted' } },
    { width: half * 0.55, text: shown.map(([, value]) => value).join('\n'), style: { align: 'end' } },
  ]);
  paper.gap(26);
  paper.text(heading, { size: 16, weight: 'bold', tag: 'H1' });
  paper.gap(10);
  return { paper, texts, write };
}

/** Amounts under each other, the last one in bold. */
export function drawSums(paper: Drawing, sums: readonly (readonly [label: string, amount: string])[]): void {
  paper.reserve(sums.length * 16);
  paper.within('Table', () => {
    for (const [index, [label, amount]] of sums.entries()) {
      const weight = index === sums.length - 1 ? 'bold' : 'regular';
      paper.within('TR', () =>
        paper.columns([
          { width: CONTENT_WIDTH * 0.45, text: ' ' },
          { width: CONTENT_WIDTH * 0.33, text: label, style: { weight, tag: 'TD' } },
          { width: CONTENT_WIDTH * 0.22, text: amount, style: { weight, align: 'end', tag: 'TD' } },
        ]),
      );
      paper.gap(2);
    }
  });
}
