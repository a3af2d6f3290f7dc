import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { showTexts } from '../common/text.ts';
import { forgetFresh, freshLink } from '../common/fresh.ts';
import {
  choiceText,
  loadDisplayTexts,
  loadMasterData,
  translatedChoices,
  withStored,
} from './master-data.ts';

beforeEach(() => {
  forgetFresh();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A client whose every answer is `answer()`, and the number of calls that reached the server. */
function clientOf(
  answer: () => { dropdown: string; value: string; displayText: string; isStandard: boolean }[],
) {
  const calls = { count: 0 };
  const link = new ApolloLink(
    () =>
      new Observable(observer => {
        calls.count += 1;
        try {
          observer.next({ data: { options: answer() } });
          observer.complete();
        } catch (failure) {
          observer.error(failure);
        }
      }),
  );
  return { calls, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const gold = [
  { dropdown: 'level', value: 'gold', displayText: 'Gold', isStandard: true },
  { dropdown: 'status', value: 'active', displayText: 'Active', isStandard: true },
];
const source = { page: 'Rewards', dropdown: 'level' };
const minutes = 60_000;

it('requests again after five minutes', async () => {
  const { client, calls } = clientOf(() => gold);
  expect(await loadMasterData(client, source)).toEqual([{ value: 'gold', label: 'Gold' }]);
  vi.advanceTimersByTime(5 * minutes - 1);
  await loadMasterData(client, source);
  expect(calls.count).toBe(1);
  vi.advanceTimersByTime(1);
  await loadMasterData(client, source);
  expect(calls.count).toBe(2);
});

it('requests once for drop-downs that load together, and again for one that loads after a write', async () => {
  let release = () => {};
  const held = new Promise<void>(done => (release = done));
  const sent: string[] = [];
  const link = new ApolloLink(
    () =>
      new Observable(observer => {
        sent.push('sent');
        void held.then(() => {
          observer.next({ data: { options: gold } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: ApolloLink.from([freshLink(), link]),
  });
  const together = [source, { ...source, dropdown: 'status' }].map(each => loadMasterData(client, each));
  expect(sent).toHaveLength(1);
  forgetFresh();
  const later = loadMasterData(client, source);
  expect(sent).toHaveLength(2);
  release();
  expect((await Promise.all([...together, later])).map(({ length }) => length)).toEqual([1, 1, 1]);
});

it('keeps the choices of members for the session', async () => {
  const { client, calls } = clientOf(() => gold);
  const members = { page: 'Members', dropdown: 'status', keep: 'session' } as const;
  await loadMasterData(client, members);
  vi.advanceTimersByTime(600 * minutes);
  await loadMasterData(client, members);
  expect(calls.count).toBe(1);
});

it('requests again after a write, whatever it changed, and requests that were on their way do not count', async () => {
  const silver = { dropdown: 'level', value: 'silver', displayText: 'Silver', isStandard: true };
  const options = [...gold];
  const { client } = clientOf(() => options);
  const kept = { ...source, keep: 'session' } as const;
  await loadMasterData(client, kept);
  options.push(silver);
  expect(await loadMasterData(client, kept)).toHaveLength(1);
  forgetFresh();
  const onItsWay = loadMasterData(client, kept);
  forgetFresh();
  expect(await onItsWay).toContainEqual({ value: 'silver', label: 'Silver' });
  options.push({ ...silver, value: 'bronze', displayText: 'Bronze' });
  expect(await loadMasterData(client, kept)).toHaveLength(3);
});

it('requests all drop-downs of a page once, for each page and session', async () => {
  const { client, calls } = clientOf(() => gold);
  await loadMasterData(client, source);
  expect(await loadMasterData(client, { ...source, dropdown: 'status' })).toEqual([
    { value: 'active', label: 'Active' },
  ]);
  expect(await loadMasterData(client, { ...source, dropdown: 'type' })).toEqual([]);
  expect(await loadDisplayTexts(client, source)).toEqual([{ value: 'gold', label: 'Gold' }]);
  expect(calls.count).toBe(1);
  await loadMasterData(client, { ...source, page: 'Members' });
  expect(calls.count).toBe(2);
  const next = clientOf(() => gold);
  await loadMasterData(next.client, source);
  expect(next.calls.count).toBe(1);
});

it('returns what was loaded before, or nothing, when the request fails, logs it, and requests again the next time', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let up = false;
  const { client } = clientOf(() => {
    if (!up) throw new Error('down');
    return gold;
  });
  expect(await loadMasterData(client, source)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  up = true;
  expect(await loadMasterData(client, source)).toHaveLength(1);
  up = false;
  forgetFresh();
  expect(await loadMasterData(client, source)).toHaveLength(1);
});

it('offers a stored value that is no longer among the choices', () => {
  const choices = [{ value: 'gold', label: 'Gold' }];
  expect(withStored(choices, ['gold', 'copper', ''])).toEqual([
    ...choices,
    { value: 'copper', label: 'copper' },
  ]);
});

it('translates the choices of a new club, and shows what the club has typed as it is', async () => {
  const own = { dropdown: 'level', value: 'export', displayText: 'Export', isStandard: false };
  const { client } = clientOf(() => [...gold, own]);
  showTexts('de', { text: text => `${text} (de)`, message: () => undefined, stored: () => undefined });
  onTestFinished(() => showTexts('en'));
  const choices = await loadMasterData(client, source);
  expect(choices.map(choiceText)).toEqual(['Gold (de)', 'Export']);
});

it('translates the choices of a drop-down once per language, and again when further texts were loaded', () => {
  const translated: string[] = [];
  const show = (suffix: string) => {
    const text = (source: string) => {
      translated.push(source);
      return source + suffix;
    };
    showTexts('de', { text, message: () => undefined, stored: () => undefined });
  };
  onTestFinished(() => showTexts('en'));
  const choices = ['Open', 'Locked'];
  const labels = () => translatedChoices(choices).map(({ label }) => label);
  show(' (de)');
  expect(labels()).toEqual(['Open (de)', 'Locked (de)']);
  expect(labels()).toEqual(['Open (de)', 'Locked (de)']);
  expect(translated).toEqual(choices);
  show(' (all)');
  expect(labels()).toEqual(['Open (all)', 'Locked (all)']);
});
