/** Words that stay as they are within a title, and those that are written in capitals. */
const small = new Set(['of', 'and', 'or', 'in', 'to', 'per', 'from', 'until', 'by', 'for']);
const acronyms = new Set(['id', 'url', 'qr', 'pt']);

/** `parking pass` → `Parking pass` */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Date of birth` → `Date of Birth`, `Tax id` → `Tax ID`, `Assigned to` → `Assigned To` */
export const titleCase = (label: string): string =>
  label
    .split(' ')
    .map((word, index, words) => {
      if (acronyms.has(word.toLowerCase())) return word.toUpperCase();
      const isInside = index > 0 && index < words.length - 1;
      return isInside && small.has(word) ? word : sentenceCase(word);
    })
    .join(' ');

/** `parkingPasses` → `parking passes` */
export const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** The label of a field that declares none: `dateOfBirth` → `Date of birth`, `memberId` → `Member`. */
export const labelOf = (name: string): string => sentenceCase(wordsOf(name.replace(/Id$/, '')));
