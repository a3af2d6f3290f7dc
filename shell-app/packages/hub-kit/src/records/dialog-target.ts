/** The record that the dialog shows, or a new one, which may begin with the values of the stored record `from`. */
export type DialogTarget = { mode: 'add'; from?: string | undefined } | { mode: 'open'; id: string };
