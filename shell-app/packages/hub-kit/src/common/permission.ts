export type Action = 'view' | 'add' | 'edit' | 'delete';

/** `resource:action`, the one vocabulary of rules, guards, entries and buttons: `members:add`. */
export type Permission = `${string}:${Action}`;
