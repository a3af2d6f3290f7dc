import { clearErrors } from '../elements/clear-errors.ts';
import { toast } from '../elements/toast.ts';
import { formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
import { type ResultOf, graphql } from '../common/graphql.ts';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice, ChoiceSource, MasterDataSource } from '../definition/field-definition.ts';

const document = graphql(`
  query MasterDataOptions($page: String!) {
    options: masterDataOptions(page: $page) {
      dropdown
      value
      displayText
      isStandard
    }
  }
`);

type Option = ResultOf<typeof document>['options'][number];

const lifetime = 5 * 60_000;

interface Entry {
  /** By drop-down. */
  choices: Promise<ReadonlyMap<string, Choice[]>>;
  /** Milliseconds since 1970. */
  loadedAt: number;
}

/** One store per client, and one client per session: a sign-out forgets everything. */
const stores = new WeakMap<ApolloClient, Map<string, Entry>>();

/** Requests all choices again when they are next needed. The client calls it after a change of master data. */
export const forgetMasterData = (client: ApolloClient): void => void stores.delete(client);

/** The choices of all drop-downs of a page: one request serves a grid, its filters and its form. */
function loadPage(client: ApolloClient, { page, keep }: MasterDataSource, now: number): Entry['choices'] {
  const store = stores.get(client) ?? new Map<string, Entry>();
  stores.set(client, store);
  const cached = store.get(page);
  if (cached && (keep === 'session' || now - cached.loadedAt < lifetime)) return cached.choices;
  const choices = client
    .query({ query: document, variables: { page }, fetchPolicy: 'no-cache' })
    .then(({ data }) => byDropdown(data?.options ?? []));
  store.set(page, { choices, loadedAt: now });
  choices.catch(() => store.delete(page));
  return choices;
}

function byDropdown(options: readonly Option[]) {
  const choices = new Map<string, Choice[]>();
  for (const { dropdown, value, displayText: label, isStandard } of options) {
    const choice: Choice = isStandard ? { value, label } : { value, label, isTyped: true };
    choices.set(dropdown, [...(choices.get(dropdown) ?? []), choice]);
  }
  return choices;
}

/** The label of a choice in the user's language, or as the club has typed it. */
export const choiceText = ({ label, isTyped }: Omit<Choice, 'value'>): string => (isTyped ? label : t(label));

/**
 * The choices of a drop-down, cached for five minutes or for the session. A failure is not cached: it returns the
 * built-in choices of the source, or none.
 */
export function loadMasterData(
  client: ApolloClient,
  source: MasterDataSource,
  now = Date.now(),
): Promise<Choice[]> {
  const { page, dropdown, fallback, failed } = source;
  const key = `${page}/${dropdown}`;
  return loadPage(client, source, now)
    .then(choices => {
      if (failed) clearErrors(t(failed));
      return choices.get(dropdown) ?? [];
    })
    .catch((failure: unknown) => {
      console.error(`Failed to fetch the choices of ${key}`, failure);
      if (failed) toast.error(t(failed));
      return [];
    })
    .then(found => (found.length === 0 && fallback ? builtIn(key, fallback) : found));
}

/** The choices of a drop-down, for text that shows without them too: a failure is not reported. */
export async function loadDisplayTexts(
  client: ApolloClient,
  source: MasterDataSource,
): Promise<readonly Choice[]> {
  const choices = await loadPage(client, source, Date.now()).catch(() => null);
  return choices?.get(source.dropdown) ?? [];
}

function builtIn(key: string, values: readonly string[]): Choice[] {
  console.warn(`The built-in choices of ${key} are used`);
  return values.map(value => ({ value, label: formatWords(value) }));
}

/**
 * The choices of a source, in the user's language; none while they are on their way.
 * @example
 * const levels = useChoices({ masterData: { page: 'Rewards', dropdown: 'level' } });
 * const labels = levels.map(({ label }) => label);
 */
export function useChoices(source: ChoiceSource): Choice[] {
  const client = useApolloClient();
  const masterData = 'masterData' in source ? source.masterData : null;
  const { page, dropdown } = masterData ?? {};
  const [loaded, setLoaded] = useState<Choice[]>([]);
  // The source is often a new object with each rendering; only another drop-down is another request.
  const load = useEffectEvent(async () => (masterData ? loadMasterData(client, masterData) : []));
  useEffect(() => {
    if (!page || !dropdown) return;
    let wanted = true;
    void load().then(choices => wanted && setLoaded(choices));
    return () => {
      wanted = false;
    };
  }, [client, page, dropdown]);
  const choices = 'choices' in source ? source.choices.map(toChoice) : loaded;
  return choices.map(choice => ({ value: choice.value, label: choiceText(choice) }));
}

const toChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;

/** The choices, with a stored value that is no longer among them. */
export function withStored(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const missing = values.filter(value => value && !choices.some(choice => choice.value === value));
  return [
    ...choices,
    ...missing.map(value => ({ value, label: isCode(value) ? t(formatWords(value)) : value })),
  ];
}

/** Whether a stored value is a word of the API, such as `membership_sale`, and not what somebody typed. */
const isCode = (value: string): boolean => /^[a-z\d]+(_[a-z\d]+)+$/.test(value);
