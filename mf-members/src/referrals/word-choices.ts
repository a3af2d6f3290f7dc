import { formatWords } from '@gym/hub-kit/format';

/** `pending` → the choice of `pending`, which reads Pending. */
export const wordChoices = (...words: string[]) =>
  words.map(word => ({ value: word, label: formatWords(word) }));
