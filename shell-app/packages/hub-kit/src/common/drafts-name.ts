export const DRAFTS = 'drafts.';

/** Where the browser stores the unsaved input of a user's forms; the sign-out removes it. */
export const draftsName = (userId: string) => DRAFTS + userId;
