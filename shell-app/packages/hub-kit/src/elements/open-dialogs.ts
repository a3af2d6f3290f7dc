/** Dispatches `open` when a dialog has opened, and `close` after one has closed and given the focus back. */
export const dialogEvents = new EventTarget();

/** The open dialogs, the topmost last. */
export const openDialogs: HTMLDialogElement[] = [];

/** The modal dialog outside of which nothing can be read or pressed; undefined while none is open. */
export const topmostDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1);
