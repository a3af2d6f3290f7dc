/** A button of a toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** How long a toast with a button or a failure stays, in milliseconds: long enough to reach or read it. */
const LONG_DURATION = 10_000;

/** The part of the library that is used. */
export interface MessageCorner {
  success(text: string, options?: { action: ToastAction; duration: number }): void;
  error(text: string, options: { id: string; duration: number }): void;
  info(text: string): void;
}

/** The component that shows toasts, once it is mounted. */
const corner = Promise.withResolvers<MessageCorner>();
let wanted = false;
const listeners = new Set<() => void>();

function show(say: (corner: MessageCorner) => void): void {
  void corner.promise.then(say);
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/**
 * Toasts at the top right.
 * @example
 * toast.success('Locker opened');
 */
export const toast = {
  success: (text: string, action?: ToastAction) =>
    show(corner => corner.success(text, action && { action, duration: LONG_DURATION })),
  /** Shows equal messages once, when several requests fail together. */
  error: (text: string) => show(corner => corner.error(text, { id: text, duration: LONG_DURATION })),
  info: (text: string) => show(corner => corner.info(text)),
};

/** For the component that shows toasts: whether there has been one, and a subscription. */
export const messages = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  wanted: () => wanted,
  take: corner.resolve,
};
