import { PageHeader, mixin, space, useSearchParams } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { AuditEntries } from '@gym/hub-kit/screen';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { conditionsOf, filterOf, type ActivityFilter } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { BulkOperations } from './bulk-operations.tsx';

/** Who changed which records, with undo. */
export default function ActivityScreen() {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const [round, setRound] = useState(0);
  const readAgain = useCallback(() => setRound(last => last + 1), []);
  const choose = (changed: Partial<ActivityFilter>) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader title={t('Activity')} icon="activity" />
      <BulkOperations onEnded={readAgain} />
      <ActivityFilters filter={filter} onChoose={choose} />
      <Card aria-labelledby="changes">
        <Title id="changes">{t('Changes')}</Title>
        <AuditEntries key={round} filter={conditionsOf(filter)} />
      </Card>
    </>
  );
}

const Title = styled.h2`
  ${mixin.visuallyHidden}
`;

const Card = styled.section`
  padding: ${space(2)} ${space(5)} ${space(5)};
  ${mixin.surface}
`;
