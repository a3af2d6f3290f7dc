/** Focuses the first invalid field once React has drawn the messages, unless the user is in another field by then. */
export function focusFirstError(form: HTMLElement | null): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now !== before && now?.matches('input, select, textarea')) return;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
