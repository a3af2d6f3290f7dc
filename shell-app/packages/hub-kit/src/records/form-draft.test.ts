import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorages } from '../common/stub-storages.fixture.ts';
import { readDrafts } from './drafts.ts';
import { FormDraft } from './form-draft.ts';

beforeEach(() => {
  stubStorages();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const input = (name: string) => ({ version: null, before: {}, values: { name } });
const namesOf = (userId: string) => readDrafts(userId).map(({ values }) => values['name']);

function open(name: string, userId = '1'): { draft: FormDraft; close: () => void } {
  const draft = new FormDraft(userId, 'members/new');
  const close = draft.guard();
  draft.keep(input(name));
  draft.store();
  return { draft, close };
}

const find = async (userId = '1') =>
  (await new FormDraft(userId, 'members/new').find())?.values['name'] ?? null;

test('input is stored when the page ends, and found by the same user once its form is gone', async () => {
  const draft = new FormDraft('1', 'members/new');
  const close = draft.guard();
  draft.keep(input('Ada'));
  expect(namesOf('1')).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(namesOf('1')).toEqual(['Ada']);
  expect(await find()).toBeNull();
  close();
  expect(await find()).toBe('Ada');
  expect(await find('2')).toBeNull();
  expect(await new FormDraft('1', 'members/7').find()).toBeNull();
});

test('the latest lost input wins, and that of an open form stays', async () => {
  const lost = [open('Ada'), open('Ben')];
  const typing = open('Cleo');
  for (const { close } of lost) close();
  expect(await find()).toBe('Ben');
  expect(namesOf('1')).toEqual(['Cleo', 'Ben']);
  typing.close();
});

test('input that is adopted is replaced by further input, and removed when it is saved', async () => {
  open('Ada').close();
  const next = new FormDraft('1', 'members/new');
  const found = await next.find();
  next.adopt(found!);
  next.keep(input('Ada B'));
  next.store();
  expect(namesOf('1')).toEqual(['Ada B']);
  next.forget();
  expect(namesOf('1')).toEqual([]);
});

test('a browser that permits neither storage nor channels opens forms', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('BroadcastChannel', refuse);
  const { draft, close } = open('Ada', '3');
  close();
  expect(await find('3')).toBe('Ada');
  draft.forget();
  expect(await find('3')).toBeNull();
});
