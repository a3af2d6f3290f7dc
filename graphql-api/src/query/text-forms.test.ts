import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { ListOptions } from '../../testing/records.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const composed = (text: string) => text.normalize('NFC');
const decomposed = (text: string) => text.normalize('NFD');

const namesOf = async (args: ListOptions) =>
  (await app.as('admin').records('Member').list(args)).items.map(({ name }) => name);
const hits = async (text: string) => {
  const { search } = await app.as('admin').request<{
    search: { title: string }[];
  }>('query ($text: String!) { search(text: $text) { ... on SearchHit { title } } }', { text });
  return search.map(({ title }) => title);
};
const options = async (search: string) => {
  const { memberOptions } = await app.as('admin').request<{
    memberOptions: { label: string }[];
  }>('query ($search: String) { memberOptions(search: $search) { label } }', { search });
  return memberOptions.map(({ label }) => label);
};

beforeAll(async () => {
  const names = [
    decomposed('José Ñandú'),
    'Νίκος Παπαδόπουλος',
    'ΓΙΩΡΓΟΣ ΜΑΡΗΣ',
    'Jürgen Groß',
    'İnci Işık',
    'Ann Marie Éluard',
  ];
  for (const name of names)
    await makeRecord(app.as('admin'), 'Member', {
      name,
      healthConditions: [decomposed(`Allergié ${name}`)],
    });
});

const [jose, nikos, giorgos] = [composed('José Ñandú'), 'Νίκος Παπαδόπουλος', 'ΓΙΩΡΓΟΣ ΜΑΡΗΣ'];

test.each([composed, decomposed])('composed and decomposed texts are the same everywhere: %o', async form => {
  const typed = form('José Ñandú');
  for (const operators of [
    { eq: typed },
    { in: [typed] },
    { contains: form('é Ñ') },
    { startsWith: form('JOSÉ') },
    { gte: typed, lte: typed },
  ])
    expect(await namesOf({ filter: { name: operators } })).toEqual([jose]);
  expect(await namesOf({ filter: { healthConditions: { contains: form(`Allergié ${jose}`) } } })).toEqual([
    jose,
  ]);
  expect(await namesOf({ filter: { name: { notIn: [typed] } } })).not.toContain(jose);
  expect(await namesOf({ search: form('ñandú') })).toEqual([jose]);
  expect(await options(form('JOSÉ'))).toEqual([jose]);
  expect(await hits(form('josé ñan'))).toEqual([jose]);
});

test('a sigma at the end of a word is the same letter as within it', async () => {
  for (const [typed, found] of [
    ['ΝΊΚΟΣ', nikos],
    ['νίκοσ', nikos],
    ['νίκος', nikos],
    ['γιωργος', giorgos],
    ['ΓΙΩΡΓΟΣ', giorgos],
    ['γιωργοσ', giorgos],
  ] as const) {
    expect(await namesOf({ search: typed }), typed).toEqual([found]);
    expect(await options(typed), typed).toEqual([found]);
    expect(await hits(typed), typed).toEqual([found]);
    expect(await namesOf({ filter: { name: { startsWith: typed } } }), typed).toEqual([found]);
    expect(await namesOf({ filter: { name: { contains: typed } } }), typed).toEqual([found]);
  }
});

test('a further word of a name is found in any case, with accents too', async () => {
  expect(await hits('ann marie élu')).toEqual(['Ann Marie Éluard']);
});

test('accents, ß and ss, and the Turkish i are different', async () => {
  for (const typed of ['jose', 'gross', 'inci', 'işik']) {
    expect(await namesOf({ search: typed }), typed).toEqual([]);
    expect(await namesOf({ filter: { name: { contains: typed } } }), typed).toEqual([]);
  }
  for (const typed of ['GROß', 'JÜRGEN', 'İnci', 'IŞık'])
    expect(await namesOf({ search: typed }), typed).toHaveLength(1);
});

describe('what is stored', () => {
  test('is composed: texts, lists of texts and JSON', async () => {
    const values = (form: typeof composed) => ({
      city: form('Orléans'),
      amenities: [form('Café')],
      openingHours: { monday: form('fermé') },
    });
    const location = await makeRecord(app.as('admin'), 'Location', values(decomposed));
    expect(location).toMatchObject(values(composed));
  });

  test('changes nothing when it is sent in another form', async () => {
    const admin = app.as('admin');
    const plan = await makeRecord(admin, 'MembershipPlan', { planName: composed('Élite') });
    const again = await admin.records('MembershipPlan').update(plan.id, { planName: decomposed('Élite') });
    expect(again.version).toBe(plan.version);
  });
});

test('saved queries and tokens are found in any form', async () => {
  const admin = app.as('admin');
  const name = 'Café ΛΌΓΟΣ';
  await admin.request('mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }', {
    input: { name: decomposed(name), query: '{ members { totalCount } }' },
  });
  await admin.request(
    'mutation ($input: PersonalTokenInput!) { createPersonalToken(input: $input) { token } }',
    { input: { name: decomposed(name) } },
  );
  for (const search of [composed('CAFÉ'), decomposed('café'), 'λόγος', 'ΛΌΓΟΣ', 'λόγοσ'])
    expect(
      await admin.request(
        `query ($search: String) {
           savedQueries(search: $search) { items { name } }
           personalTokens(search: $search) { items { name } }
           allPersonalTokens(search: $search) { items { name } }
         }`,
        { search },
      ),
      search,
    ).toEqual({
      savedQueries: { items: [{ name: composed(name) }] },
      personalTokens: { items: [{ name: composed(name) }] },
      allPersonalTokens: { items: [{ name: composed(name) }] },
    });
});
