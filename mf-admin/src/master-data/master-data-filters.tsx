import { t } from '@gym/hub-kit/format';
import { Button, useSearchParams } from '@gym/hub-kit';
import { useMemo } from 'react';
import { ListFilter } from '../list-filter.tsx';
import { filterOf, type MasterDataFilter } from './master-data-filter.ts';

/** The filter in the URL, and how to change it. */
export function useMasterDataFilter() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { page, dropdown } = filterOf(searchParams);
  const chosen = useMemo<MasterDataFilter>(() => ({ page, dropdown }), [page, dropdown]);
  const choose = (next: MasterDataFilter) =>
    setSearchParams(
      before => {
        const params = new URLSearchParams(before);
        // Other rows begin on their first page.
        for (const name of ['of', 'dropdown', 'page']) params.delete(name);
        if (next.page) params.set('of', next.page);
        if (next.dropdown) params.set('dropdown', next.dropdown);
        return params;
      },
      { replace: true },
    );
  return [chosen, choose] as const;
}

const choiceOf = (name: string) => ({ value: name, label: name });

export interface MasterDataFiltersProps {
  pages: readonly string[];
  /** Of the chosen page. */
  dropdowns: readonly string[];
  chosen: MasterDataFilter;
  onChoose: (chosen: MasterDataFilter) => void;
}

export function MasterDataFilters({ pages, dropdowns, chosen, onChoose }: MasterDataFiltersProps) {
  return (
    <>
      <ListFilter
        label={t('Filter by Page')}
        choices={pages.map(choiceOf)}
        value={chosen.page}
        onChange={page => onChoose({ page, dropdown: '' })}
      />
      <ListFilter
        label={t('Filter by Dropdown')}
        choices={dropdowns.map(choiceOf)}
        value={chosen.dropdown}
        disabled={chosen.page === ''}
        onChange={dropdown => onChoose({ ...chosen, dropdown })}
      />
      <Button disabled={chosen.page === ''} onClick={() => onChoose({ page: '', dropdown: '' })}>
        {t('Reset Filters')}
      </Button>
    </>
  );
}
