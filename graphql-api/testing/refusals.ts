/** What a request that breaks rules is answered: a message for each field, and no more of them. */
export const wrong = (fields: Record<string, string>) => ({ code: 'BAD_USER_INPUT', fields });
