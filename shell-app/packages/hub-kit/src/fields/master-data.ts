import { formatWords, toast } from '@gym/hub-kit';
import { graphql } from '@gym/hub-kit/graphql';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice, ChoiceSource, MasterDataSource } from './field-definition.ts';

const document = graphql(`
  query MasterDataOptions($page: String!, $dropdown: String!) {
    options: masterDataOptions(page: $page, dropdown: $dropdown) {
      value
      displayText
    }
  }
`);

const lifetime = 5 * 60_000;

interface Entry {
  choices: Promise<Choice[]>;
  /** Milliseconds since 1970. */
  until: number;
}

/** One store per client, and one client per session: a sign-out forgets everything. */
const stores = new WeakMap<ApolloClient, Map<string, Entry>>();

/**
 * The choices of a drop-down, kept for five minutes or for the session. A failure is not kept: it answers the
 * built-in choices of the source, or none.
 */
export function loadMasterData(
  client: ApolloClient,
  { page, dropdown, keep, fallback, failed }: MasterDataSource,
  now = Date.now(),
): Promise<Choice[]> {
  const store = stores.get(client) ?? new Map<string, Entry>();
  stores.set(client, store);
  const key = `${page}/${dropdown}`;
  const kept = store.get(key);
  if (kept && now < kept.until) return kept.choices;

  const choices = client
    .query({ query: document, variables: { page, dropdown }, fetchPolicy: 'no-cache' })
    .then(({ data }) =>
      (data?.options ?? []).map(({ value, displayText }) => ({ value, label: displayText })),
    )
    .catch((failure: unknown) => {
      console.error(`Failed to fetch the choices of ${key}`, failure);
      if (failed) toast.error(failed);
      store.delete(key);
      return [];
    })
    .then(found => (found.length === 0 && fallback ? builtIn(key, fallback) : found));
  store.set(key, { choices, until: keep === 'session' ? Infinity : now + lifetime });
  return choices;
}

function builtIn(key: string, values: readonly string[]): Choice[] {
  console.warn(`The built-in choices of ${key} are used`);
  return values.map(value => ({ value, label: formatWords(value) }));
}

/** The choices of a source; none while they are on their way. */
export function useChoices(source: ChoiceSource): Choice[] {
  const client = useApolloClient();
  const masterData = 'masterData' in source ? source.masterData : null;
  const { page, dropdown } = masterData ?? {};
  const [loaded, setLoaded] = useState<Choice[]>([]);
  // The source is often written anew with each drawing; only another drop-down is another call.
  const load = useEffectEvent(async () => (masterData ? loadMasterData(client, masterData) : []));
  useEffect(() => {
    if (!page || !dropdown) return;
    let wanted = true;
    void load().then(choices => wanted && setLoaded(choices));
    return () => {
      wanted = false;
    };
  }, [client, page, dropdown]);
  return 'choices' in source ? source.choices.map(toChoice) : loaded;
}

const toChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;

/** The choices, with a stored value that is no longer among them. */
export function withStored(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const missing = values.filter(value => value && !choices.some(choice => choice.value === value));
  return [...choices, ...missing.map(value => ({ value, label: value }))];
}
