import { createContext } from 'react';

/** What a person types into a record's dialog before its form is there; a tab separates two fields. */
export class TypedAhead {
  #text = '';

  get text(): string {
    return this.#text;
  }

  keep(text: string): void {
    this.#text = text;
  }

  /** Returns what was typed, once. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** Kept above the parts of a dialog that replace each other while its form loads. */
export const TypedAheadContext = createContext(new TypedAhead());

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLElement) =>
  form.querySelectorAll<Control>('input:enabled, select:enabled, textarea:enabled');

/** Focuses the first field of a form and enters what was typed ahead, as if it was typed there. */
export function focusFirstField(form: HTMLElement, ahead: TypedAhead): void {
  const controls = controlsOf(form);
  controls[0]?.focus();
  const typed = ahead.take();
  if (!typed) return;
  const texts = typed.split('\t');
  // After React has completed the commit, so that it handles the events like those of the keyboard.
  queueMicrotask(() => {
    for (const [index, text] of texts.entries()) {
      const control = controls[index];
      control?.focus();
      if (control && text) type(control, text);
    }
  });
}

function type(control: Control, text: string) {
  if (control instanceof HTMLSelectElement) {
    const starts = ({ text: label }: HTMLOptionElement) => label.toLowerCase().startsWith(text.toLowerCase());
    const option = Array.from(control.options).find(starts);
    if (!option) return;
    control.value = option.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!['checkbox', 'radio'].includes(control.type)) {
    // The setter of the prototype: React ignores an event after which the value is the one that it has set itself.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, control.value + text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
