/** Words that stay as they are within a title, and those that are written in capitals. */
const small = new Set(['of', 'and', 'or', 'in', 'to', 'per', 'from', 'until', 'by', 'for']);
const acronyms = new Set(['id', 'url', 'qr', 'pt']);

/** `Date of birth` → `Date of Birth`, `Tax id` → `Tax ID`, `Assigned to` → `Assigned To` */
export const titleCase = (label: string): string =>
  label
    .split(' ')
    .map((word, index, words) => {
      if (acronyms.has(word.toLowerCase())) return word.toUpperCase();
      const isInside = index > 0 && index < words.length - 1;
      return isInside && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');

/** `parkingPasses` → `parking passes` */
export const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** The label of a field that declares none: `dateOfBirth` → `Date of birth`, `memberId` → `Member`. */
export function labelOf(name: string): string {
  const words = wordsOf(name.replace(/Id$/, ''));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
