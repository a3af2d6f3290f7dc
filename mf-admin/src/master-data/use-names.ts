import { toast } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useEffect } from 'react';
import { masterDataDropdownsDocument, masterDataPagesDocument } from './master-data.graphql.ts';

/** The pages that have drop-downs. */
export function usePages({ skip = false } = {}) {
  const { data, error } = useQuery(masterDataPagesDocument, { skip });
  useFailure(error, t('Failed to fetch all pages'));
  return data?.pages.map(({ group }) => group.page ?? '') ?? [];
}

/** The drop-downs of a page; none without a page. */
export function useDropdowns(page: string) {
  const { data, error } = useQuery(masterDataDropdownsDocument, { variables: { page }, skip: page === '' });
  useFailure(error, t('Failed to fetch dropdowns for {page}', { page }));
  return data?.dropdowns.map(({ group }) => group.dropdownName ?? '') ?? [];
}

function useFailure(error: Error | undefined, sentence: string) {
  useEffect(() => {
    if (!error) return;
    console.error(sentence, error);
    toast.error(sentence);
  }, [error, sentence]);
}
