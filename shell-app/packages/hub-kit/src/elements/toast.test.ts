import { expect, it } from 'vitest';
import { messages, toast } from './toast.ts';

it('an error stays until it is closed, and a message with a button long enough to reach it', async () => {
  const toasts: unknown[] = [];
  messages.take({
    success: (text, { duration }) => toasts.push([text, duration]),
    error: (text, { duration, closeButton }) => toasts.push([text, duration, closeButton]),
    info: text => toasts.push([text]),
  });
  toast.error('Failed to save member');
  toast.success('Member deleted', { label: 'Undo', onClick: () => undefined });
  toast.success('Member updated');
  await expect
    .poll(() => toasts)
    .toEqual([
      ['Failed to save member', Infinity, true],
      ['Member deleted', 10_000],
      ['Member updated', undefined],
    ]);
});
