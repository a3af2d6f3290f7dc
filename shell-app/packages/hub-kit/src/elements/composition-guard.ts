/** Safari ends a composition before the key press that ended it, which has this code only. */
const INPUT_METHOD = 229;

/**
 * Keeps the keys of an input method, such as one for Japanese, from every shortcut: while it composes a word, Enter takes
 * the word, Escape drops it and the arrows choose another one. Neither may choose an option, close a dialog, start a search
 * or move within a grid.
 */
export function installCompositionGuard(page: EventTarget = window): void {
  const guard = (event: Event & Pick<KeyboardEventInit, 'isComposing' | 'keyCode'>) => {
    if (event.isComposing || event.keyCode === INPUT_METHOD) event.stopPropagation();
  };
  // Before all other listeners, including the listeners of React and of the document.
  page.addEventListener('keydown', guard, { capture: true });
}
