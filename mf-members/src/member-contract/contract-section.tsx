import {
  color,
  Link,
  mixin,
  Skeleton,
  type Slots,
  space,
  typography,
  useRecordAddress,
  useSession,
} from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import type { contracts } from '@gym/hub-kit/resources';
import { Fact, Facts, useQueryFailure, RecordLink } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { ContractStatus } from '../contracts/contract-details.tsx';
import { nextBillingDay, plannedFreeze } from '../contracts/contract-facts.ts';
import { OperationLinks } from '../contracts/operations/operation-links.tsx';
import { signUpAddress } from '../contracts/operations/operation-parameters.ts';
import { currentContract, type MemberContract as Contract } from './current-contract.ts';
import { memberContractsDocument } from './member-contract.graphql.ts';

/** The contract of a member with its operations, and the other ones. */
export default function ContractSection({ memberId }: Slots['member']) {
  const path = useRecordAddress()('member', memberId) ?? '/contracts';
  const { can } = useSession();
  const query = useQuery(memberContractsDocument, { variables: { memberId } });
  const failure = useQueryFailure(t('Failed to load contracts'), query, 'line');
  if (!query.data) return failure ?? <Skeleton $width="60%" role="status" aria-label={t('Loading…')} />;
  const { items, totalCount } = query.data.contracts;
  const current = currentContract(items);
  const otherContracts = items.filter(contract => contract !== current);
  return (
    <Container>
      {failure}
      {current ? (
        <Current contract={current} path={path} />
      ) : (
        <Line>
          {otherContracts.length > 0 ? t('No contract in force') : t('No contract yet')}
          {can('contracts:add') && <Link to={signUpAddress(memberId)}>{t('Sign up for a plan')}</Link>}
        </Line>
      )}
      {otherContracts.length > 0 && (
        <div>
          <Heading>{t('Other contracts')}</Heading>
          <ul>
            {otherContracts.map(contract => (
              <Other key={contract.id} contract={contract} path={path} />
            ))}
          </ul>
        </div>
      )}
      {totalCount > items.length && (
        <Link to={listAddress<typeof contracts>('/contracts', { memberId })}>
          {t('Show all {total} {many}', { total: totalCount, many: t('contracts') })}
        </Link>
      )}
    </Container>
  );
}

function Current({ contract, path }: { contract: Contract; path: string }) {
  const { plan, price, billingFrequency, startDate, endDate, autoRenewal } = contract;
  const isRenewed = contract.successors.items.length > 0;
  const freeze = plannedFreeze(contract);
  return (
    <>
      <Facts>
        <Fact label={t('Contract #')}>
          <RecordLink record="contract" id={contract.id}>
            {contract.contractNumber}
          </RecordLink>
        </Fact>
        <Fact label={t('Status')}>
          <ContractStatus {...contract} />
        </Fact>
        <Fact label={t('Plan')}>{plan?.planName}</Fact>
        <Fact label={t('Price')}>
          {formatMoney(price)} {t(formatWords(billingFrequency)).toLowerCase()}
        </Fact>
        <Fact label={t('Start')}>{formatDay(startDate)}</Fact>
        <Fact label={t('End')}>
          {endDate ? formatDay(endDate) : t('No end')}
          {autoRenewal && endDate && <Remark>{t('renews itself')}</Remark>}
        </Fact>
        <Fact label={t('Next billing')}>{formatDay(nextBillingDay(contract)) || '-'}</Fact>
        {freeze && (
          <Fact label={t('Planned freeze')}>
            {t('{from} to {until}', { from: formatDay(freeze.from), until: formatDay(freeze.until) })}
          </Fact>
        )}
      </Facts>
      <OperationLinks contract={contract} path={path} without={isRenewed ? ['renew'] : []} />
    </>
  );
}

/** Another contract; one that is to begin with its operations. */
function Other({ contract, path }: { contract: Contract; path: string }) {
  const { id, contractNumber, plan, startDate, endDate, price } = contract;
  return (
    <Item>
      <span>
        <RecordLink record="contract" id={id}>
          {contractNumber}
        </RecordLink>
      </span>
      <span>{plan?.planName}</span>
      <span>{formatMoney(price)}</span>
      <span>
        {endDate
          ? t('{from} to {until}', { from: formatDay(startDate), until: formatDay(endDate) })
          : t('From {date}', { date: formatDay(startDate) })}
      </span>
      <ContractStatus {...contract} />
      {contract.status === 'upcoming' && <OperationLinks contract={contract} path={path} />}
    </Item>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Line = styled.div`
  ${mixin.row}
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  color: ${color.muted};
`;

const Heading = styled.h3`
  ${typography.label}
`;

const Remark = styled.small`
  ${mixin.remark}
  display: block;
`;

const Item = styled.li`
  ${mixin.row}
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
  &:last-child {
    border-bottom: 0;
  }
  > :nth-child(5) {
    margin-inline-start: auto;
  }
  > [role='group'] {
    flex-basis: 100%;
  }
`;
