import { json, rolePreview, storage, token } from '@gym/hub-kit/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorages } from '../packages/hub-kit/src/common/stub-storages.fixture.ts';
import { choiceOf } from '../packages/hub-kit/src/screens/column-choice.ts';
import { widthsOf } from '../packages/hub-kit/src/screens/column-widths.ts';
import { defaultViewOf, savedViewOf } from '../packages/hub-kit/src/screens/views/saved-view.ts';
import { listedHub } from './hubs/hub.fixture.ts';
import { lastKnownGood } from './hubs/last-known-good.ts';
import { previewToken } from './hubs/preview.ts';
import { acceptedOverrides, pendingOverrides } from './hubs/stored-overrides.ts';
import { chosenLanguage } from './language/language.ts';
import { readRecentRecords } from './search/recent-records.ts';
import { chosenTheme } from './settings/theme.ts';
import { readCopy } from './settings/use-saved-settings.ts';

let stored: ReturnType<typeof stubStorages>;
beforeEach(() => {
  stored = stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const part = { kind: 'screen', key: 'only' } as const;
const settings = { density: 'comfortable', pageSize: null, motion: 'full', theme: 'light', language: 'en' };

/** Names that the app does not know change nothing. */
const knownOf = ({ density, pageSize, motion, theme, language }: ReturnType<typeof readCopy>) => ({
  density,
  pageSize,
  motion,
  theme,
  language,
});

/** What a page reads at its start, and what it is where nothing valid is stored. */
const readers: [name: string, key: string, read: () => unknown, nothing: unknown][] = [
  ['theme', 'theme', chosenTheme, 'light'],
  ['language', 'language', chosenLanguage, 'en'],
  ['settings', 'settings:1', () => knownOf(readCopy('settings:1')), settings],
  ['recent records', 'recent-records.1', () => readRecentRecords('1'), []],
  ['columns', 'columns:1:members', () => storage.get('columns:1:members', json(choiceOf)), null],
  ['widths', 'widths:1:members', () => storage.get('widths:1:members', json(widthsOf)), null],
  ['view', 'view:1:12', () => storage.get('view:1:12', json(savedViewOf)), null],
  ['default view', 'default-view:1:members', () => defaultViewOf('1', 'members'), null],
  ['hubs that worked', 'hubs-that-worked', () => lastKnownGood(listedHub('1'), part), []],
  ['overrides', 'hub-overrides', acceptedOverrides.all, {}],
  ['overrides of a link', 'hub-overrides', pendingOverrides.all, {}],
];

/** Valid in its place: a list or an object without entries. */
const empty: Record<string, unknown> = { widths: [] };

describe.each(readers)('stored %s', (name, key, read, nothing) => {
  it.each(['', 'null', '{', '[]', '"x"', '[null]', '[[1]]', '{"a":null}', '{"a":[{}]}', '\n', 'ü'])(
    'that are %j are read as none',
    text => {
      for (const texts of Object.values(stored)) texts.set(key, text);
      expect(read()).toEqual(text === '[]' ? (empty[name] ?? nothing) : nothing);
    },
  );
});

it.each(['', '\n'])('a preview of a hub that is %j is none', text => {
  stored.session.set('hub-preview', text);
  expect(previewToken.read()).toBeNull();
});

it('what is valid is read', () => {
  for (const [key, text] of [
    ['theme', 'dark'],
    ['language', 'de'],
    ['settings:1', '{"pageSize":50,"density":"compact"}'],
    ['recent-records.1', '[{"kind":"Member","id":"7","title":"Ann"},{"kind":7}]'],
    ['columns:1:members', '{"order":["name"],"hidden":["phone"]}'],
    ['widths:1:members', '[["name",120]]'],
    ['token', 'abc.def'],
  ] as const)
    stored.local.set(key, text);
  stored.session.set('preview-role', 'Trainer');
  expect(chosenTheme()).toBe('dark');
  expect(chosenLanguage()).toBe('de');
  expect(readCopy('settings:1')).toEqual({
    ...settings,
    theme: 'dark',
    language: 'de',
    pageSize: 50,
    density: 'compact',
  });
  expect(readRecentRecords('1')).toEqual([{ kind: 'Member', id: '7', title: 'Ann' }]);
  expect(storage.get('columns:1:members', json(choiceOf))).toEqual({
    order: ['name'],
    hidden: ['phone'],
    shown: [],
  });
  expect(storage.get('widths:1:members', json(widthsOf))).toEqual([['name', 120]]);
  expect([token.read(), rolePreview.read()]).toEqual(['abc.def', 'Trainer']);
});
