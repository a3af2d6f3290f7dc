/** Whether an origin is this machine: `http://localhost:4301`. */
export const isLocal = (origin: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(origin);

/**
 * Names the origins of this machine from which the user has agreed to take hubs in a cookie: the server adds them to the
 * Content Security Policy of the pages of this browser, and of no other (`gateway/src/security.ts`).
 * @param addresses of all overrides that the user has agreed to
 */
export function allowInPolicy(addresses: readonly string[]): void {
  const origins = [...new Set(addresses.map(address => new URL(address).origin))].filter(isLocal);
  const age = origins.length > 0 ? 31_536_000 : 0;
  document.cookie = `local-hubs=${encodeURIComponent(origins.join(' '))}; path=/; max-age=${age}; samesite=strict`;
}
