export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** How long a toast with a button stays, in milliseconds: long enough to reach it. */
const LONG_DURATION = 10_000;

export interface MessageCorner {
  success(
    text: string,
    options: {
      description: string | undefined;
      action: ToastAction | undefined;
      duration: number | undefined;
    },
  ): void;
  error(
    text: string,
    options: { id: string; action: ToastAction | undefined; duration: number; closeButton: boolean },
  ): void;
  info(text: string): void;
}

/** The component that shows toasts, once it is mounted. */
const corner = Promise.withResolvers<MessageCorner>();
let hasToasts = false;
const listeners = new Set<() => void>();

function show(say: (corner: MessageCorner) => void): void {
  void corner.promise.then(say);
  if (hasToasts) return;
  hasToasts = true;
  for (const listener of listeners) listener();
}

/**
 * Toasts at the top right, three at most.
 * @example
 * toast.success('Locker opened');
 */
export const toast = {
  /** @param about what the message concerns, such as the name of a record: several deletions differ by it */
  success: (text: string, action?: ToastAction, about?: string) =>
    show(corner => corner.success(text, { description: about, action, duration: action && LONG_DURATION })),
  /**
   * Stays until it is closed, or until the user leaves its dialog or screen, or does something that succeeds. Shows equal
   * messages once, when several requests fail together.
   */
  error: (text: string, action?: ToastAction) =>
    show(corner => corner.error(text, { id: text, action, duration: Infinity, closeButton: true })),
  info: (text: string) => show(corner => corner.info(text)),
};

/** For the component that shows toasts: whether there has been one, and a subscription. */
export const messages = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  used: () => hasToasts,
  take: corner.resolve,
};
