/** The time that a browser has to start the download, or to show the file, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** The address of a file for this page, for a minute. */
export function fileAddress(content: Blob): string {
  const address = URL.createObjectURL(content);
  // Safari reads the object after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
  return address;
}

/**
 * Downloads a file.
 * @example
 * saveFile('lockers.txt', new Blob(['12, 14'], { type: 'text/plain' }));
 */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = fileAddress(content);
  link.download = name;
  link.click();
}

/**
 * A file that the API returned in base64.
 * @example
 * saveFile('locker.pdf', fileOf('JVBERi0=', 'application/pdf'));
 */
export const fileOf = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), character => character.codePointAt(0)!)], { type });
