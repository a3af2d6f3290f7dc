import { folded } from '../common/normalized-text.ts';
import { escapeLike } from './sql.ts';

/** Words of a text that are looked at. */
const MAX_WORDS = 5;
/** Words with fewer letters are found as they are only: with another letter they are other words. */
const MIN_CORRECTED = 4;
const MAX_CORRECTED = 30;

/** A word, and what it may have been without one typo. */
export interface SearchedWord {
  word: string;
  /** With a letter less, or with two letters exchanged. */
  variants: string[];
  /** The same, and patterns of `like` for another letter and for a letter more. */
  patterns: string[];
}

/** The words of a text, as those of titles are stored (`declaration/search-storage.ts`). */
export function searchedWords(text: string): SearchedWord[] {
  const words = folded(text)
    .replaceAll("'", '')
    .split(/[\s,.;:()"/_-]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS).map(word => ({ word, ...oneTypo(word) }));
}

function oneTypo(word: string): Omit<SearchedWord, 'word'> {
  const letters = [...word];
  if (letters.length < MIN_CORRECTED || letters.length > MAX_CORRECTED) return { variants: [], patterns: [] };
  /** The word with other letters in the place of `count` letters. */
  const replaced = (at: number, count: number, by: readonly string[]) => letters.toSpliced(at, count, ...by);
  const variants = letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const shorter = replaced(at, 1, []);
    return next === undefined ? [shorter] : [shorter, replaced(at, 2, [next, letter])];
  });
  const like = (parts: readonly string[], wild?: number) =>
    parts.map((part, at) => (at === wild ? '_' : escapeLike(part))).join('');
  const others = letters.map((_, at) => like(letters, at));
  const longer = Array.from({ length: letters.length + 1 }, (_, at) => like(replaced(at, 0, ['_']), at));
  return {
    variants: variants.map(parts => parts.join('')),
    patterns: [...variants.map(parts => like(parts)), ...others, ...longer],
  };
}
