/** The record that the dialog shows, or a new one. */
export type DialogTarget = { mode: 'add' } | { mode: 'open'; id: string };
