/** A URL for a line of text: the origin, and the path if it is short. */
export function shortUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname.length <= 40 ? origin + pathname : origin;
}
