import { t } from '@gym/hub-kit/format';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { PanelButton } from '../../elements/panel-button.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { FilterCondition } from '../../definition/filter-state.ts';
import type { FilterChipsProps } from './filter-chips.tsx';

/** The form and the libraries of its fields come when it is first opened. */
const FilterForm = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-form.tsx'));

/** Loaded where a list is filtered. */
const LoadedChips = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-chips.tsx'));

export interface FilterBarProps extends FilterChipsProps {
  /** The open form: of the filter with that name, or null to add one. */
  panel: { name: string | null } | null;
}

/** Opens the form in which a condition is added or changed. */
export function FilterButton({ fields, filters, onChange, panel, onPanel }: FilterBarProps) {
  const apply = (name: string, condition: FilterCondition) => onChange({ ...filters, [name]: condition });
  return (
    <PanelButton
      icon="filter"
      label={t('Filters')}
      open={panel !== null}
      onOpen={open => onPanel(open ? { name: null } : null)}
    >
      {close => (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <FilterForm
            key={panel?.name}
            fields={fields}
            filters={filters}
            name={panel?.name ?? null}
            onApply={(name, condition) => {
              apply(name, condition);
              close();
            }}
            onCancel={close}
          />
        </Suspense>
      )}
    </PanelButton>
  );
}

/** The active filters, each to be changed or removed. */
export function FilterChips(props: FilterChipsProps) {
  if (Object.keys(props.filters).length === 0) return null;
  return (
    <Suspense fallback={<Room />}>
      <LoadedChips {...props} />
    </Suspense>
  );
}

/** As high as a line of chips. */
const Room = styled.div`
  flex-basis: 100%;
  height: 34px;
`;
