import type { FormValues } from './form-values.ts';
import { PRESET } from './preset-values.ts';

/**
 * The values that the URL presets; ignores names that the form does not have.
 * @param empty the values of an empty form, by which texts are read as numbers, yes or no, or lists
 */
export function readPresets(address: URLSearchParams, empty: FormValues): FormValues {
  const names = Object.keys(empty).filter(name => address.has(PRESET + name));
  return Object.fromEntries(
    names.flatMap(name => {
      const value = readAs(empty[name], address.getAll(PRESET + name));
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
