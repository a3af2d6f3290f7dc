import { clearErrors } from '../elements/clear-errors.ts';
import { toast } from '../elements/toast.ts';
import { queryFresh } from '../common/fresh.ts';
import { formatWords } from '../common/format.ts';
import { onLanguageChange, t } from '../common/text.ts';
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

/** Milliseconds after which choices are requested again, unless something was written before. */
const LIFETIME = 5 * 60_000;

type PageChoices = ReadonlyMap<string, Choice[]>;

/** The choices of all drop-downs of a page: one request serves a grid, its filters and its form. */
async function loadPage(client: ApolloClient, { page, keep }: MasterDataSource): Promise<PageChoices> {
  const data = await queryFresh(client, document, { page }, keep === 'session' ? Infinity : LIFETIME);
  return byDropdown(data?.options ?? []);
}

/** The choices of a drop-down that have been loaded before, whether or not they still count as fresh. */
function cachedChoices(client: ApolloClient, { page, dropdown }: MasterDataSource): Choice[] {
  const cached = client.readQuery({ query: document, variables: { page } });
  return byDropdown(cached?.options ?? []).get(dropdown) ?? [];
}

function byDropdown(options: readonly Option[]): PageChoices {
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
 * The choices of a drop-down, cached for five minutes or for the session, until something is written. A failure is not
 * cached: it returns the choices that were loaded before, the built-in ones of the source, or none.
 */
export function loadMasterData(client: ApolloClient, source: MasterDataSource): Promise<Choice[]> {
  const { page, dropdown, fallback, failed } = source;
  const key = `${page}/${dropdown}`;
  return loadPage(client, source)
    .then(choices => {
      if (failed) clearErrors(t(failed));
      return choices.get(dropdown) ?? [];
    })
    .catch((failure: unknown) => {
      console.error(`Failed to fetch the choices of ${key}`, failure);
      if (failed) toast.error(t(failed));
      return cachedChoices(client, source);
    })
    .then(found => (found.length === 0 && fallback ? builtIn(key, fallback) : found));
}

/** The choices of a drop-down, for text that shows without them too: a failure is not reported. */
export async function loadDisplayTexts(
  client: ApolloClient,
  source: MasterDataSource,
): Promise<readonly Choice[]> {
  const choices = await loadPage(client, source).catch(() => null);
  return choices?.get(source.dropdown) ?? [];
}

function builtIn(key: string, values: readonly string[]): Choice[] {
  console.warn(`The built-in choices of ${key} are used`);
  return values.map(value => ({ value, label: formatWords(value) }));
}

/**
 * The choices of a source, in the user's language: those that were loaded before, or none, while they are on their way.
 * @example
 * const levels = useChoices({ masterData: { page: 'Rewards', dropdown: 'level' } });
 * const labels = levels.map(({ label }) => label);
 */
export function useChoices(source: ChoiceSource): readonly Choice[] {
  const client = useApolloClient();
  const masterData = 'masterData' in source ? source.masterData : null;
  const { page, dropdown } = masterData ?? {};
  const [loaded, setLoaded] = useState(() => (masterData ? cachedChoices(client, masterData) : []));
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
  return translatedChoices('choices' in source ? source.choices : loaded);
}

/** The choices that were translated since the language, or the texts of it, last changed. */
let translations = new WeakMap<readonly (string | Choice)[], readonly Choice[]>();
onLanguageChange(() => (translations = new WeakMap()));

/** Choices in the user's language: the same array until the language changes. */
export function translatedChoices(source: readonly (string | Choice)[]): readonly Choice[] {
  const before = translations.get(source);
  if (before) return before;
  const choices = source.map(toChoice).map(choice => ({ value: choice.value, label: choiceText(choice) }));
  translations.set(source, choices);
  return choices;
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
