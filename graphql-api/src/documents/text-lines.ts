import bidiFactory from 'bidi-js';
import { fontOf, type FontName } from './fonts.ts';

/** A part of a text that is drawn at once: one font, one direction, no space. */
export interface Segment {
  text: string;
  font: FontName;
  /** Of the bidirectional algorithm; odd for what is read from the right. */
  level: number;
  isSpace: boolean;
  /** In points. */
  width: number;
}

/** A segment in its line. */
export interface PlacedSegment extends Segment {
  /** From the left end of the line, in points. */
  x: number;
}

export interface Line {
  /** In the order in which they are read, in which a file has them too: programs that read it follow that order. */
  segments: readonly PlacedSegment[];
  width: number;
  /** Whether the paragraph begins on the right. */
  isRightToLeft: boolean;
}

/** The width of a text in points. */
export type Measure = (text: string, font: FontName) => number;

/** The package is CommonJS, whose export its types call the default one. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Marks that belong to the character before them. */
const MARK = /\p{M}/u;

/** Lays a text out in lines of a width, in the order in which they are read. Line breaks of the text are kept. */
export const linesOf = (text: string, width: number, measure: Measure): Line[] =>
  text.split(/\r?\n/).flatMap(paragraph => paragraphLines(paragraph, width, measure));

function paragraphLines(text: string, width: number, measure: Measure): Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
  const segments = segmentsOf(text, levels).flatMap(segment => fitting(segment, width, measure));
  return broken(segments, width).map(line => {
    const shown = trimmed(line);
    const sum = shown.reduce((total, segment) => total + segment.width, 0);
    return { segments: placed(shown), width: sum, isRightToLeft };
  });
}

type Unmeasured = Omit<Segment, 'width'>;

/** Splits a text at spaces and where font or direction change, and between characters of scripts without spaces. */
function segmentsOf(text: string, levels: Uint8Array): Unmeasured[] {
  const segments: Unmeasured[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index]!;
    index += character.length;
    const last = segments.at(-1);
    const isSpace = character === ' ' || character === '\t';
    const font = last && MARK.test(character) ? last.font : fontOf(character);
    const continues =
      last?.font === font &&
      last.level === level &&
      last.isSpace === isSpace &&
      (MARK.test(character) || !CJK.test(character));
    if (continues) last.text += character;
    else segments.push({ text: character, font, level, isSpace });
  }
  return segments;
}

/** A segment, or its parts where it is wider than the line. */
function fitting(segment: Unmeasured, width: number, measure: Measure): Segment[] {
  const whole = { ...segment, width: measure(segment.text, segment.font) };
  const characters = [...segment.text];
  if (whole.width <= width || characters.length === 1) return [whole];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].flatMap(part =>
    fitting({ ...segment, text: part.join('') }, width, measure),
  );
}

/** Breaks words into lines. A word is the text between two spaces, or one character of a script without spaces. */
function broken(segments: readonly Segment[], width: number): Segment[][] {
  const lines: Segment[][] = [[]];
  let used = 0;
  for (const word of wordsOf(segments)) {
    const wordWidth = word.reduce((total, segment) => total + segment.width, 0);
    if (used > 0 && used + wordWidth > width && !word[0]!.isSpace) {
      lines.push([]);
      used = 0;
    }
    for (const segment of word) {
      // Of a word that is wider than the line.
      if (used > 0 && used + segment.width > width && !segment.isSpace) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(segment);
      used += segment.width;
    }
  }
  return lines;
}

function wordsOf(segments: readonly Segment[]): Segment[][] {
  const words: Segment[][] = [];
  for (const segment of segments) {
    const before = words.at(-1)?.at(-1);
    const joins =
      before && !before.isSpace && !segment.isSpace && !CJK.test(segment.text) && !CJK.test(before.text);
    if (joins) words.at(-1)!.push(segment);
    else words.push([segment]);
  }
  return words;
}

const trimmed = (line: readonly Segment[]): Segment[] => {
  const end = line.findLastIndex(segment => !segment.isSpace);
  return line.slice(0, end + 1);
};

/** Places segments from left to right by rule L2 of the bidirectional algorithm. */
function placed(line: readonly Segment[]): PlacedSegment[] {
  const positions = new Map<Segment, number>();
  let x = 0;
  for (const segment of fromLeft(line)) {
    positions.set(segment, x);
    x += segment.width;
  }
  return line.map(segment => ({ ...segment, text: mirrored(segment), x: positions.get(segment)! }));
}

function fromLeft(line: readonly Segment[]): Segment[] {
  let segments = [...line];
  const highest = Math.max(0, ...segments.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    const next: Segment[] = [];
    let run: Segment[] = [];
    for (const segment of segments) {
      if (segment.level >= level) {
        run.unshift(segment);
        continue;
      }
      next.push(...run, segment);
      run = [];
    }
    segments = [...next, ...run];
  }
  return segments;
}

/** Fonts reverse the letters of Arabic and Hebrew; punctuation between them is reversed and mirrored here. */
function mirrored({ text, font, level }: Segment): string {
  if (level % 2 === 0 || font === 'arabic' || font === 'hebrew') return text;
  return [...text]
    .toReversed()
    .map(character => bidi.getMirroredCharacter(character) ?? character)
    .join('');
}
