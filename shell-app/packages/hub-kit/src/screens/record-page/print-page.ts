/** Announces that everything on the page is needed, also what is far from its visible part. */
const BEFORE_PRINT = 'beforeprint';

/** The longest that a print waits for what is still loading, in milliseconds. */
const LONGEST = 15_000;

let isPreparing = false;

/** Prints the page when its sections have loaded; those that take longer are printed as they are. */
export async function printPage(): Promise<void> {
  isPreparing = true;
  window.dispatchEvent(new Event(BEFORE_PRINT));
  await whenLoaded();
  isPreparing = false;
  window.print();
}

/** Calls back before the page is printed, by its own button or by the browser's; soon if it is about to be. */
export function onPrint(load: () => void): () => void {
  if (isPreparing) queueMicrotask(load);
  window.addEventListener(BEFORE_PRINT, load);
  return () => window.removeEventListener(BEFORE_PRINT, load);
}

async function whenLoaded(): Promise<void> {
  const end = Date.now() + LONGEST;
  const isLoading = () =>
    document.querySelector('article [role="status"], article [aria-busy="true"]:not(button)');
  do await new Promise(done => setTimeout(done, 100));
  while (isLoading() && Date.now() < end);
}
