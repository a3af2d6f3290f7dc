import { Chip, color, mixin, Skeleton, space, typography, useSession } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import {
  Fact,
  Facts,
  RelatedRecords,
  SentFact,
  Slot,
  useQueryFailure,
  RecordLink,
} from '@gym/hub-kit/screen';
import type { billingRecords } from '@gym/hub-kit/resources';
import styled from 'styled-components';
import { contractDetailsDocument, contractInvoicesDocument } from './contract-details.graphql.ts';
import { nextBillingDay } from './contract-facts.ts';
import { contractsScreen } from './contracts.screen.ts';
import { OperationLinks } from './operations/operation-links.tsx';

type Contract = NonNullable<ResultOf<typeof contractDetailsDocument>['contract']>;

/** What the dialog of a contract shows above its form: terms, operations, related contracts, freezes and invoices. */
export function ContractDetails({ id }: { id: string }) {
  const { can } = useSession();
  const query = useQuery(contractDetailsDocument, { variables: { id } });
  const failure = useQueryFailure(t('The terms of the contract could not be loaded.'), query, 'line');
  const contract = query.data?.contract;
  if (!contract)
    return <Box>{failure ?? <Skeleton $width="60%" role="status" aria-label={t('Loading…')} />}</Box>;
  return (
    <Container>
      <Box>
        <Terms contract={contract} />
        <OperationLinks
          contract={contract}
          path="/contracts"
          without={contract.successors.items.length > 0 ? ['renew'] : []}
        />
      </Box>
      <Slot name="contract" contractId={id} />
      <Freezes contract={contract} />
      {can('billing:view') && (
        <section aria-label={t('Invoices')}>
          <Heading>{t('Invoices')}</Heading>
          <RelatedRecords
            document={contractInvoicesDocument}
            variables={{ contractId: id }}
            entity={{ one: 'invoice', many: 'invoices' }}
            columns={[
              { key: 'invoiceNumber', title: 'Invoice #' },
              { key: 'invoiceDate', title: 'Date', format: formatDay },
              { key: 'totalAmount', title: 'Total', align: 'end', format: formatMoney },
              { key: 'openAmount', title: 'Open', align: 'end', format: formatMoney },
              {
                key: 'paymentStatus',
                title: 'Status',
                chip: {
                  paid: 'green',
                  pending: 'orange',
                  overdue: 'red',
                  cancelled: 'grey',
                  refunded: 'blue',
                },
                format: formatWords,
              },
            ]}
            all={listAddress<typeof billingRecords>('/billing', { contractId: id })}
          />
        </section>
      )}
    </Container>
  );
}

function Terms({ contract }: { contract: Contract }) {
  const { member, plan, startDate, endDate, predecessor, successors } = contract;
  const next = nextBillingDay(contract);
  return (
    <Facts>
      <Fact label={t('Contract #')}>{contract.contractNumber}</Fact>
      <Fact label={t('Status')}>
        <ContractStatus {...contract} />
      </Fact>
      <Fact label={t('Member')}>
        {member && (
          <RecordLink record="member" id={member.id}>
            {member.name}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('Plan')}>{plan?.planName}</Fact>
      <Fact label={t('Billing')}>{t(formatWords(contract.billingFrequency))}</Fact>
      <Fact label={t('Start')}>{formatDay(startDate)}</Fact>
      <Fact label={t('End')}>{endDate ? formatDay(endDate) : t('No end')}</Fact>
      <Fact label={t('Invoiced through')}>{formatDay(contract.billedThrough) || t('Nothing yet')}</Fact>
      <Fact label={t('Next billing')}>{formatDay(next) || '-'}</Fact>
      {contract.cancelledOn && (
        <Fact label={t('Cancelled On')}>
          {[formatDay(contract.cancelledOn), contract.cancellationReason && t(contract.cancellationReason)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      )}
      <SentFact causes={[`contract/${contract.id}`, `cancellation/${contract.id}/${endDate}`]} />
      {predecessor && (
        <Fact label={t('Follows')}>
          <RecordLink record="contract" id={predecessor.id}>
            {predecessor.contractNumber}
          </RecordLink>
        </Fact>
      )}
      {successors.items.length > 0 && (
        <Fact label={t('Followed by')}>
          {successors.items.map(({ id, contractNumber }) => (
            <RecordLink key={id} record="contract" id={id}>
              {contractNumber}{' '}
            </RecordLink>
          ))}
        </Fact>
      )}
    </Facts>
  );
}

const statusColors = chipColors(contractsScreen, 'status');

export const ContractStatus = ({ status }: { status: string }) => (
  <Chip color={statusColors[status] ?? 'grey'}>{t(formatWords(status))}</Chip>
);

function Freezes({ contract: { freezes } }: { contract: Contract }) {
  if (freezes.items.length === 0) return null;
  return (
    <section aria-label={t('Freezes')}>
      <Heading>{t('Freezes')}</Heading>
      <List>
        {freezes.items.map(({ id, from, until, reason, fee }) => (
          <li key={id}>
            <span>{t('{from} to {until}', { from: formatDay(from), until: formatDay(until) })}</span>
            <span>{reason && t(reason)}</span>
            <span>{fee > 0 && t('Fee {amount}', { amount: formatMoney(fee) })}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${space(5)};
  margin-bottom: ${space(5)};
`;

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  ${mixin.sunken}
`;

const Heading = styled.h3`
  ${typography.label}
  margin-bottom: ${space(1)};
`;

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
`;
