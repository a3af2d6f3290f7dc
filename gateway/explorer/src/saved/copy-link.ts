/** Copies the address of a path. @returns a message for the user */
export async function copyLink(path: string): Promise<string> {
  const link = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(link);
    return 'Link copied';
  } catch {
    // Browsers provide no clipboard on plain HTTP.
    return `Failed to copy: mark this and copy it by hand: ${link}`;
  }
}
