import { t } from '../../common/text.ts';
import styled from 'styled-components';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { Button } from '../../elements/button.tsx';
import { PanelButton } from '../../elements/panel-button.tsx';
import type { FilterCondition, FilterState } from '../../definition/filter-state.ts';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { FilterChipsProps } from './filter-chips.tsx';

/** The form and the libraries of its fields come when it is first opened. */
const FilterForm = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-form.tsx'), {
  fallback: <RowsSkeleton rows={3} />,
});

/** As high as a line of chips. */
const Room = styled.div`
  flex-basis: 100%;
  height: 34px;
`;

/** Loaded where a list is filtered. */
const LoadedChips = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-chips.tsx'), {
  fallback: <Room />,
});

export interface FilterBarProps extends FilterChipsProps {
  /** The open form: of the filter with that name, or null to add one. */
  panel: { name: string | null } | null;
}

/** Opens the form in which a condition is added or changed. */
export function FilterButton({ fields, filters, onChange, panel, onPanel }: FilterBarProps) {
  return (
    <PanelButton
      label={t('Filters')}
      width={360}
      open={panel !== null}
      onOpen={open => onPanel(open ? { name: null } : null)}
      opener={props => (
        <Button {...props} icon="filter">
          {t('Filters')}
        </Button>
      )}
    >
      {close => (
        <FilterForm
          key={panel?.name}
          fields={fields}
          filters={filters}
          name={panel?.name ?? null}
          onApply={(name, condition) => {
            onChange({ ...filters, [name]: joinedLike(filters, condition) });
            close();
          }}
          onCancel={close}
        />
      )}
    </PanelButton>
  );
}

/** A condition that is joined as the others are. */
const joinedLike = (filters: FilterState, condition: FilterCondition): FilterCondition =>
  Object.values(filters).some(({ or }) => or) ? { ...condition, or: true } : condition;

/** The active filters, each to be changed or removed. */
export const FilterChips = (props: FilterChipsProps) =>
  Object.keys(props.filters).length > 0 && <LoadedChips {...props} />;
