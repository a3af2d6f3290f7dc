/** The one form of every failure. */
export const failure = (message: string, fields: Record<string, string> = {}) => ({
  error: message,
  message,
  errors: Object.keys(fields).length > 0 ? [...new Set(Object.values(fields))] : [message],
  fields,
});
