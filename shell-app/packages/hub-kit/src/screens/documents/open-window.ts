import { toast } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';

/**
 * Opens the window for a file that is not made yet, in the click: browsers block a window that is opened later.
 * @returns null, after a message, where it is blocked all the same
 */
export function openWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.document.title = t('Loading…');
  else toast.error(t('The browser blocked the window to print'));
  return opened;
}
