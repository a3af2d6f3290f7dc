import type { FormValues } from './form-values.ts';

const prefix = 'set.';

/** Whether a search parameter presets a value of the dialog. */
export const isPreset = (name: string): boolean => name.startsWith(prefix);

export const withoutPresets = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...address].filter(([name]) => !isPreset(name)));

/** Adds values of the dialog that the URL opens: `?add&set.billingId=7`. Omits what is empty. */
export function writePresets(address: URLSearchParams, values: object): void {
  for (const [name, value] of Object.entries(values) as [string, unknown][])
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined) address.append(prefix + name, String(item));
}

/**
 * The values that the URL presets; ignores names that the form does not have.
 * @param empty the values of an empty form, by which texts are read as numbers, yes or no, or lists
 */
export function readPresets(address: URLSearchParams, empty: FormValues): FormValues {
  const names = Object.keys(empty).filter(name => address.has(prefix + name));
  return Object.fromEntries(
    names.flatMap(name => {
      const value = readAs(empty[name], address.getAll(prefix + name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readAs(empty: unknown, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  if (Array.isArray(empty)) return texts;
  if (typeof empty === 'boolean') return text === 'true';
  if (typeof empty === 'string') return text;
  // Numbers are null or a default until they are entered.
  const number = Number(text);
  return (empty === null || typeof empty === 'number') && Number.isFinite(number) ? number : undefined;
}
