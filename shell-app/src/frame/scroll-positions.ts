interface Position {
  page: number;
  /** Of the list that scrolls within the page. */
  rows: number;
}

/** By the key of the entry in the history. */
const positions = new Map<string, Position>();

/** The longest that rows are waited for, in milliseconds. */
const LONGEST = 1_000;

const grid = () => document.querySelector('main .rdg');

const current = (): Position => ({ page: Math.round(scrollY), rows: Math.round(grid()?.scrollTop ?? 0) });

/** Remembers how far the page of an entry is scrolled, until the returned function is called. */
export function followScroll(key: string): () => void {
  const remember = () => void positions.set(key, current());
  const options = { capture: true, passive: true };
  document.addEventListener('scroll', remember, options);
  return () => document.removeEventListener('scroll', remember, options);
}

/** Scrolls to where the page of an entry was, as soon as its rows are there. */
export function restoreScroll(key: string): void {
  const { page, rows } = positions.get(key) ?? { page: 0, rows: 0 };
  const end = performance.now() + LONGEST;
  const scroll = () => {
    window.scrollTo(0, page);
    grid()?.scrollTo(0, rows);
    const now = current();
    if ((now.page !== page || now.rows !== rows) && performance.now() < end) requestAnimationFrame(scroll);
  };
  scroll();
}
