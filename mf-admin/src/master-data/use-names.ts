import { toast } from '@gym/hub-kit';
import { useQuery } from '@gym/hub-kit/graphql';
import { useEffect } from 'react';
import { masterDataDropdownsDocument, masterDataPagesDocument } from './master-data.graphql.ts';

/** The pages that have drop-downs. */
export function usePages({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(masterDataPagesDocument, { skip });
  useFailure(error, 'Failed to fetch all pages');
  return { pages: data?.pages.map(({ group }) => group.page ?? '') ?? [], refetch };
}

/** The drop-downs of a page; none without a page. */
export function useDropdowns(page: string) {
  const { data, error, refetch } = useQuery(masterDataDropdownsDocument, {
    variables: { page },
    skip: page === '',
  });
  useFailure(error, `Failed to fetch dropdowns for ${page}`);
  return { dropdowns: data?.dropdowns.map(({ group }) => group.dropdownName ?? '') ?? [], refetch };
}

function useFailure(error: Error | undefined, sentence: string) {
  useEffect(() => {
    if (!error) return;
    console.error(sentence, error);
    toast.error(sentence);
  }, [error, sentence]);
}
