// Fetched with the first message or with the corner they appear in, whichever comes first: the login page has neither.
const library = () => import('sonner');

/** Short messages at the top right. */
export const toast = {
  success: (text: string) => void library().then(({ toast }) => toast.success(text)),
  /** The same message is shown once, however many calls failed together. */
  error: (text: string) => void library().then(({ toast }) => toast.error(text, { id: text })),
  info: (text: string) => void library().then(({ toast }) => toast.info(text)),
};
