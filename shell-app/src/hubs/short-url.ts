/** An address for a line of text: whose server it is always shows, and the path when there is room for it. */
export function shortUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname.length <= 40 ? origin + pathname : origin;
}
