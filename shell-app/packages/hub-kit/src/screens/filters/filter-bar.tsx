import { t } from '@gym/hub-kit/format';
import { Button, color, IconButton, radius, space, typography } from '@gym/hub-kit';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { PanelButton } from '../../elements/panel-button.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { ConditionText } from './condition-text.tsx';
import type { FilterCondition, FilterState } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';

/** The form and the libraries of its fields come when it is first opened. */
const FilterForm = lazyPart(() => import('./filter-form.tsx'));

export interface FilterBarProps {
  fields: readonly AnyFilter[];
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** The open form: of the filter with that name, or null to add one. */
  panel: { name: string | null } | null;
  onPanel: (panel: { name: string | null } | null) => void;
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

/** The filters that hold, each to be changed or taken away. */
export function FilterChips({ fields, filters, onChange, onPanel }: FilterBarProps) {
  const names = Object.keys(filters);
  if (names.length === 0) return null;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
  return (
    <List aria-label={t('Filters')}>
      {names.map(name => {
        const field = fields.find(candidate => candidate.name === name);
        const condition = filters[name];
        if (!field || !condition) return null;
        return (
          <Chip key={name}>
            <button type="button" title={t('Change this filter')} onClick={() => onPanel({ name })}>
              <span>
                <ConditionText field={field} condition={condition} />
              </span>
            </button>
            <IconButton
              icon="close"
              label={t('Remove the filter on {label}', { label: t(field.label) })}
              onClick={() => onChange(without(name))}
            />
          </Chip>
        );
      })}
      <li>
        <Button look="quiet" onClick={() => onChange({})}>
          {t('Clear filters')}
        </Button>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-basis: 100%;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border: 1px solid ${color.secondaryLine};
  border-radius: ${radius.round};
  background: ${color.secondarySoft};
  color: ${color.secondaryHover};
  ${typography.label}
  > button:first-child {
    min-width: 0;
    height: 32px;
    padding: 0 0 0 ${space(3)};
    border: 0;
    border-radius: inherit;
    background: none;
  }
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button:last-child {
    border-radius: ${radius.round};
    color: inherit;
  }
`;
