import { t } from '../../common/text.ts';

/**
 * Opens the window for a file that is not made yet, in the click: browsers block a window that is opened later.
 * @returns null where it is blocked all the same: `printPdf` then offers the file in a message
 */
export function openWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.document.title = t('Loading…');
  return opened;
}
