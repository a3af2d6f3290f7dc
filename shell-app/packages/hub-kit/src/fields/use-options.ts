import { clearErrors } from '../elements/clear-errors.ts';
import { t } from '../common/text.ts';
import { detailOfOption } from '../common/record-details.ts';
import type { ResultOf } from '../common/graphql.ts';
import type { ComboboxItem } from '../elements/combobox.tsx';
import { toast } from '../elements/toast.ts';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { foldText } from '../common/fold-text.ts';
import { queryFresh, useFreshQuery } from '../common/fresh.ts';
import type { OptionsDocument, OptionsVariables } from '../definition/field-definition.ts';

type Option = ResultOf<OptionsDocument>['options'][number];

const toItem = (option: Option): ComboboxItem => ({
  value: option.id,
  label: option.label,
  detail: detailOfOption(option),
});

const none: OptionsVariables = {};

/** How many are offered at once. */
export const limit = 20;
/** How many the server returns at the most: enough to see whether several share a name. */
const most = 100;
/** The debounce of a search while typing, in milliseconds. */
const pause = 200;

interface Options {
  /** The first matches, of an earlier text while `loading`; null until there are some, and after a failure. */
  items: ComboboxItem[] | null;
  loading: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The first matches while the list is open. A failure is logged. */
export function useOptions(
  document: OptionsDocument,
  search: string,
  failed?: string,
  variables: OptionsVariables = none,
): Options {
  const client = useApolloClient();
  const [isOpen, onOpen] = useState(false);
  // By value: the variables are a new object each time.
  const further = JSON.stringify(variables);
  const request = JSON.stringify([search.trim(), further]);
  const [response, setResponse] = useState<{ request: string; items: ComboboxItem[] | null } | null>(null);
  useEffect(() => {
    if (!isOpen) return setResponse(null);
    let isCurrent = true;
    const ask = () =>
      queryFresh(client, document, {
        ...(JSON.parse(further) as OptionsVariables),
        search: search.trim() || null,
        limit,
        ids: null,
      })
        .then(data => (data?.options ?? []).map(toItem))
        .catch((failure: unknown) => {
          logFailure(failure, failed);
          return null;
        })
        .then(items => isCurrent && setResponse({ request, items }));
    const timer = setTimeout(() => void ask(), search ? pause : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, document, search, isOpen, failed, further, request]);
  return { items: response?.items ?? null, loading: response?.request !== request, onOpen };
}

/**
 * The records that are called exactly as typed, in capitals or not: several may share a name. Where none is, the only
 * one that the search finds, if its name contains what was typed.
 */
export async function findByName(
  client: ApolloClient,
  document: OptionsDocument,
  name: string,
  variables: OptionsVariables = none,
): Promise<ComboboxItem[]> {
  const search = name.trim();
  const data = await queryFresh(client, document, { ...variables, search, limit: most, ids: null });
  const options = (data?.options ?? []).map(toItem);
  const matches = options.filter(({ label }) => isSameName(label, search));
  const [only] = options;
  if (matches.length > 0 || !only || options.length > 1) return matches;
  return containsWords(only.label, search) ? [only] : [];
}

export function containsWords(name: string, text: string): boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every(word => foldText(name).includes(word));
}

/** Whether a text says a whole name, in capitals or not. */
export const isSameName = (name: string, text: string): boolean =>
  name.trim().localeCompare(text.trim(), 'en-US', { sensitivity: 'accent' }) === 0;

/** What the records with these ids are called; those that are not known yet, or no longer there, are missing. */
export function useOptionLabels(document: OptionsDocument, ids: readonly string[]): Map<string, string> {
  const options = useOptionsById(document, ids);
  return new Map([...options].map(([id, { label }]) => [id, label]));
}

/** The records with these ids; those that are not known yet, or no longer there, are missing. */
export function useOptionsById(
  document: OptionsDocument,
  ids: readonly string[],
  failed?: string,
): Map<string, ComboboxItem> {
  const { data, error } = useFreshQuery(
    document,
    ids.length === 0 ? null : { search: null, limit: ids.length, ids: [...ids] },
  );
  useEffect(() => {
    if (error) logFailure(error, failed);
    else if (failed) clearErrors(t(failed));
  }, [error, failed]);
  return new Map(data?.options.map(option => [option.id, toItem(option)]));
}

function logFailure(failure: unknown, failed = '') {
  console.error(failed || 'Failed to fetch choices', failure);
  if (failed) toast.error(t(failed));
}
