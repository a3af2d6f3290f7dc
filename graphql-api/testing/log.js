export const silent = { error() {}, info() {} };
/** A log that keeps what it is told, so that a test can ask whether anything failed unseen. */
export function keepingLog() {
  const errors = [];
  return { errors, error: (details, message) => errors.push({ details, message }), info() {} };
}
//# sourceMappingURL=log.js.map
