import { Button, space, useSession } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import * as resources from '@gym/hub-kit/resources';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ListFilter, type Choice } from '../list-filter.tsx';
import { periods, type ActivityFilter } from './activity-filter.ts';
import { activityUsersDocument } from './activity.graphql.ts';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChoose: (changed: Partial<ActivityFilter>) => void;
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
      <ListFilter
        label={t('User')}
        value={filter.user}
        choices={users}
        onChange={user => onChoose({ user })}
      />
      <ListFilter
        label={t('Resource')}
        value={filter.resource}
        choices={sorted(
          offered.map(({ resource, label }) => ({ value: resource, label: translateMessage(label) })),
        )}
        onChange={resource => onChoose({ resource, field: '' })}
      />
      <ListFilter
        label={t('Field')}
        value={filter.field}
        disabled={!chosen}
        choices={sorted(fields.map(name => ({ value: name, label: translateMessage(labelOf(name)) })))}
        onChange={field => onChoose({ field })}
      />
      <ListFilter
        label={t('Action')}
        value={filter.action}
        choices={[
          { value: 'created', label: t('Added') },
          { value: 'updated', label: t('Changed') },
          { value: 'deleted', label: t('Deleted') },
        ]}
        onChange={action => onChoose({ action })}
      />
      <ListFilter
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
        {t('Reset filters')}
      </Button>
    </Row>
  );
}

/** Fields of every record, which no entry names. */
const GENERATED = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** `membershipEndDate` → `Membership end date`, and `memberId` → `Member`, as the API labels fields. */
export function labelOf(name: string): string {
  const words = name.replace(/Id$/, '').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sorted = (choices: Choice[]) => choices.toSorted((a, b) => a.label.localeCompare(b.label));

function useUsers(): Choice[] {
  const { data, error } = useQuery(activityUsersDocument);
  useEffect(() => {
    if (error) console.error('Failed to fetch the users of changes', error);
  }, [error]);
  const names = data?.users.flatMap(({ group: { username } }) => username ?? []) ?? [];
  return names.map(name => ({ value: name, label: name }));
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
`;
