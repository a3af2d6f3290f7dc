/** Of the search parameters that preset values. */
export const PRESET = 'set.';

/** Whether a search parameter presets a value of the dialog. */
export const isPreset = (name: string): boolean => name.startsWith(PRESET);

export const withoutPresets = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...address].filter(([name]) => !isPreset(name)));

/** Adds values of the dialog that the URL opens: `?add&set.billingId=7`. Omits what is empty. */
export function writePresets(address: URLSearchParams, values: object): void {
  for (const [name, value] of Object.entries(values) as [string, unknown][])
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined) address.append(PRESET + name, String(item));
}
