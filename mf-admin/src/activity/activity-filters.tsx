import { Button, breakpoint, color, radius, space, useSession } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import * as resources from '@gym/hub-kit/resources';
import { useEffect } from 'react';
import styled from 'styled-components';
import { periods, type ActivityFilter } from './activity-filter.ts';
import { activityUsersDocument } from './activity.graphql.ts';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChoose: (changed: Partial<ActivityFilter>) => void;
}

interface Choice {
  value: string;
  label: string;
}

/** Filters by user, resource, field, action and time. */
export function ActivityFilters({ filter, onChoose }: ActivityFiltersProps) {
  const { can } = useSession();
  const users = useUsers();
  const offered = Object.values(resources).filter(({ resource }) => can(`${resource}:view`));
  const chosen = offered.find(({ resource }) => resource === filter.resource);
  const fields = Object.keys(chosen?.fields ?? {}).filter(name => !GENERATED.has(name));
  return (
    <Row role="search" aria-label={t('Filter changes')}>
      <Filter label={t('User')} value={filter.user} choices={users} onChange={user => onChoose({ user })} />
      <Filter
        label={t('Resource')}
        value={filter.resource}
        choices={sorted(
          offered.map(({ resource, label }) => ({ value: resource, label: translateMessage(label) })),
        )}
        onChange={resource => onChoose({ resource, field: '' })}
      />
      <Filter
        label={t('Field')}
        value={filter.field}
        disabled={!chosen}
        choices={sorted(fields.map(name => ({ value: name, label: translateMessage(labelOf(name)) })))}
        onChange={field => onChoose({ field })}
      />
      <Filter
        label={t('Action')}
        value={filter.action}
        choices={[
          { value: 'created', label: t('Added') },
          { value: 'updated', label: t('Changed') },
          { value: 'deleted', label: t('Deleted') },
        ]}
        onChange={action => onChoose({ action })}
      />
      <Filter
        label={t('Time')}
        value={filter.days}
        choices={periods.map(days => ({
          value: days,
          label: days === '1' ? t('Today') : t('Last {days} days', { days }),
        }))}
        onChange={days => onChoose({ days })}
      />
      <Button
        disabled={Object.values(filter).every(value => value === '')}
        onClick={() => onChoose({ user: '', resource: '', field: '', action: '', days: '' })}
      >
        {t('Reset Filters')}
      </Button>
    </Row>
  );
}

/** Fields of every record, which no entry names. */
const GENERATED = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** `membershipEndDate` → `Membership end date`, and `memberId` → `Member`, as the API labels fields. */
function labelOf(name: string): string {
  const words = name.replace(/Id$/, '').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sorted = (choices: Choice[]) => choices.toSorted((a, b) => a.label.localeCompare(b.label));

function useUsers(): Choice[] {
  const { data, error } = useQuery(activityUsersDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (error) console.error('Failed to fetch the users of changes', error);
  }, [error]);
  const names = data?.users.flatMap(({ group: { username } }) => username ?? []) ?? [];
  return names.map(name => ({ value: name, label: name }));
}

interface FilterProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

function Filter({ label, value, choices, disabled, onChange }: FilterProps) {
  // What the address names stays chosen while the choices are on their way.
  const isOffered = value === '' || choices.some(choice => choice.value === value);
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{label}</option>
      {!isOffered && <option value={value}>{value}</option>}
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
`;

const Select = styled.select`
  flex: 0 1 172px;
  min-width: 0;
  height: 40px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  background: ${color.surface};
  color: ${color.text};
  text-overflow: ellipsis;
  &:disabled {
    background: ${color.sunken};
    color: ${color.faint};
    opacity: 1;
  }
  @media ${breakpoint.small} {
    flex: 1 1 40%;
  }
`;
