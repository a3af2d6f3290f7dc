/**
 * Removes the toast of an error: what it reported has succeeded since. Without a text, removes the errors of what the user has
 * left since: a dialog, a screen, or an attempt before one that succeeded. An event, so that it weighs nothing where no
 * toast has been shown.
 */
export const clearErrors = (text?: string): void =>
  void dispatchEvent(new CustomEvent('clear-errors', { detail: text }));
