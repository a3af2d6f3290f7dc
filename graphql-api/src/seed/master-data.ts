import type { Choice } from '../declaration/column-registry.ts';
import { allResources } from '../declaration/resource.ts';

/** One row of the master-data table. */
export interface MasterDataRow {
  page: string;
  dropdownName: string;
  value: string;
  displayText: string;
  sortOrder: number;
}

/** `credit_card` reads "Credit Card"; a value with capitals stays unchanged. */
export function displayTextOf(value: string): string {
  if (value !== value.toLowerCase()) return value;
  return value.replaceAll(/[_-]/g, ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase());
}

/**
 * The drop-down choices of a new club, in the order in which they are offered. People change them later on the Master Data
 * screen.
 */
export function masterDataRows(): MasterDataRow[] {
  const dropdowns = new Map<string, MasterDataRow[]>();
  for (const { masterData, choices, values } of allResources().flatMap(({ columns }) => columns)) {
    if (!masterData) continue;
    const key = `${masterData.page}.${masterData.dropdown}`;
    if (choices || (values && !dropdowns.has(key)))
      dropdowns.set(key, rowsOf(masterData, choices ?? values ?? []));
  }
  return [...dropdowns.values()].flat();
}

/** The texts of the choices, which the catalogues translate. */
export const displayTexts = (): string[] =>
  [...new Set(masterDataRows().map(({ displayText }) => displayText))].toSorted();

function rowsOf(
  { page, dropdown }: { page: string; dropdown: string },
  choices: readonly Choice[],
): MasterDataRow[] {
  return choices.map((choice, sortOrder) => {
    const [value, displayText] = typeof choice === 'string' ? [choice, displayTextOf(choice)] : choice;
    return { page, dropdownName: dropdown, value, displayText, sortOrder };
  });
}
