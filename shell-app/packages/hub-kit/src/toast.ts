import type { toast as sonner } from 'sonner';

type Library = typeof sonner;

/** The library, once the corner stands that shows its messages; it is not there before the first one. */
const corner = Promise.withResolvers<Library>();
let wanted = false;
const listeners = new Set<() => void>();

function show(say: (library: Library) => void): void {
  void corner.promise.then(say);
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/** Short messages at the top right. */
export const toast = {
  success: (text: string) => show(library => library.success(text)),
  /** The same message is shown once, however many calls failed together. */
  error: (text: string) => show(library => library.error(text, { id: text })),
  info: (text: string) => show(library => library.info(text)),
};

/** For the corner: whether there has been a message, and the way to take them. */
export const messages = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  wanted: () => wanted,
  take: corner.resolve,
};
