let isPressed = false;

if (typeof document !== 'undefined') {
  const follow = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  document.addEventListener('pointerdown', follow(true), true);
  for (const name of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(name, follow(false), true);
}

/**
 * Calls back at once or, while a pointer is pressed, after its click: what changes the layout in between would move the
 * target from under the pointer.
 */
export function afterPress(callback: () => void): void {
  if (!isPressed) return callback();
  const released = new AbortController();
  for (const name of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(
      name,
      () => {
        released.abort();
        setTimeout(callback);
      },
      { capture: true, signal: released.signal },
    );
}
