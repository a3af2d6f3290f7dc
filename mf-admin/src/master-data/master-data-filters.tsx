import { t } from '@gym/hub-kit/format';
import { breakpoint, Button, color, Icon, radius, space, useSearchParams } from '@gym/hub-kit';
import { useMemo } from 'react';
import styled from 'styled-components';
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
      <Filter
        label={t('Filter by Page')}
        choices={pages}
        value={chosen.page}
        onChange={page => onChoose({ page, dropdown: '' })}
      />
      <Filter
        label={t('Filter by Dropdown')}
        choices={dropdowns}
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

interface FilterProps {
  label: string;
  choices: readonly string[];
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

function Filter({ label, choices, value, disabled, onChange }: FilterProps) {
  // What the address names stays chosen while the choices are on their way.
  const offered = value && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <Holder>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{label}</option>
        {offered.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </Holder>
  );
}

const Holder = styled.span`
  position: relative;
  flex: 0 1 172px;
  select {
    appearance: none;
    width: 100%;
    height: 40px;
    padding: 0 ${space(7)} 0 ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.base};
    background: ${color.surface};
    text-overflow: ellipsis;
  }
  select:disabled {
    background: ${color.sunken};
    color: ${color.faint};
    opacity: 1;
  }
  svg {
    position: absolute;
    inset: 0 10px 0 auto;
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
  @media ${breakpoint.small} {
    flex: 1 1 40%;
  }
`;
