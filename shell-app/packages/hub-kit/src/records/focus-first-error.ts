/** Focuses the first invalid field once React has drawn the messages, unless the user is in another field by then. */
export function focusFirstError(form: HTMLElement | null): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const focused = form?.querySelector('input:focus, select:focus, textarea:focus');
    if (focused && focused !== before) return;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
