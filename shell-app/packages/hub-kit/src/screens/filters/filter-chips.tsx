import { omit } from '../../common/omit.ts';
import { t } from '../../common/text.ts';
import { Button, IconButton } from '../../elements/button.tsx';
import { Segments } from '../../elements/segments.tsx';
import { color, radius, space, typography } from '../../theme/theme.ts';
import styled from 'styled-components';
import { ConditionText } from './condition-text.tsx';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import type { FilterCondition, FilterState } from '../../definition/filter-state.ts';

export interface FilterChipsProps {
  fields: readonly AnyFilter[];
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** Opens the form of the filter with that name, or of a new one; null closes it. */
  onPanel: (panel: { name: string | null } | null) => void;
}

/** The filters that hold, each to be changed or removed. */
export default function LoadedChips({ fields, filters, onChange, onPanel }: FilterChipsProps) {
  const names = Object.keys(filters);
  const isEither = Object.values(filters).some(({ or }) => or);
  const join = (either: boolean) => {
    const joined = (condition: FilterCondition) =>
      (either ? { ...condition, or: true } : omit(condition, ['or'])) as FilterCondition;
    onChange(
      Object.fromEntries(Object.entries(filters).map(([name, condition]) => [name, joined(condition)])),
    );
  };
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
      {names.length > 1 && (
        <li>
          <Segments
            label={t('Which filters must hold')}
            choices={[
              { value: 'all', label: t('All of these') },
              { value: 'any', label: t('Any of these') },
            ]}
            value={isEither ? 'any' : 'all'}
            onChoose={value => join(value === 'any')}
          />
        </li>
      )}
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
