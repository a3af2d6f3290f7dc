import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as resources from '@gym/hub-kit/resources';
import { messagesOf, type Messages } from '@gym/hub-kit/screen-messages';
import { describe, expect, it } from 'vitest';

/** As much of a definition as decides what a failed request shows. */
interface Screen {
  entity: { one: string; many: string };
  messages?: Partial<Messages>;
  form: Form;
  addForm?: Form;
}

interface Form {
  sections: readonly { fields: readonly Field[] }[];
}

interface Field {
  name: string;
  kind: string;
  record?: string;
  failed?: string;
}

/** Of references whose text the specification words; `screens.test.ts` of a hub has all that a screen words itself. */
const OWN = new Set([
  'Failed to prepare expense form',
  'Failed to prepare income record form',
  'Failed to fetch billings',
]);

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('mf-*/src/*/*.screen.ts', { cwd: checkout }).toSorted();

async function screenOf(path: string): Promise<Screen> {
  const exports = Object.values((await import(`${checkout}${path}`)) as Record<string, unknown>);
  return exports.find(
    (value): value is Screen => typeof value === 'object' && value !== null && 'documents' in value,
  )!;
}

/** What the specification makes of the words of a screen's records. */
const textsOf = ({ one, many }: Screen['entity']) => ({
  listFailed: `Failed to fetch ${many}`,
  detailsFailed: `Failed to fetch ${one} details`,
  prepareFailed: `Failed to prepare ${one} form`,
  saveFailed: `Failed to save ${one}`,
  deleteFailed: `Failed to delete ${one}`,
  exportFailed: `Failed to export ${many}`,
  created: `${one[0]!.toUpperCase()}${one.slice(1)} created successfully`,
  confirmDelete: `Are you sure you want to delete this ${one}?`,
});

const pluralOf = (singular: string) =>
  Object.values(resources).find(resource => resource.singular === singular)!.plural;

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** The browser tests of parking passes and users prove that these texts are shown. */
describe('a failed request of a screen shows a text of its words, or its own', () => {
  it.each(paths)('%s', async path => {
    const screen = await screenOf(path);
    expect(messagesOf(screen)).toMatchObject({ ...textsOf(screen.entity), ...screen.messages });

    const references = [screen.form, screen.addForm]
      .flatMap(form => form?.sections ?? [])
      .flatMap(({ fields }) => fields)
      .filter(({ kind, record, failed }) => kind === 'reference' && record && !OWN.has(failed ?? ''));
    for (const { record, failed } of references)
      expect(failed).toBe(`Failed to fetch ${wordsOf(pluralOf(record!))}`);
  });
});

it('there are screens', () => {
  expect(paths.length).toBeGreaterThan(25);
});
