/** The error of a request with invalid fields: exactly these messages, by field. */
export const invalidInput = (fields: Record<string, string>) => ({ code: 'BAD_USER_INPUT', fields });
