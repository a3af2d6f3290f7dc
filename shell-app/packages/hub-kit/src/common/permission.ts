/** What a user may do with the records of a resource. */
export type Action = 'view' | 'add' | 'edit' | 'delete';

/** `resource:action`, the one vocabulary of rules, guards, entries and buttons: `members:add`. */
export type Permission = `${string}:${Action}`;
