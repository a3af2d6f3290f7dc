/** What a new password must match, and what is said otherwise. */
export const PASSWORD_RULE = [/^.{6,}$/s, 'Password must be at least 6 characters'] as const;
