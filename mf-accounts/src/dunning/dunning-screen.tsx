import { Button, PageHeader, useSession } from '@gym/hub-kit';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { CrudPanel, Fact, Facts, lazyPart, RelatedRecords, useCrud, RecordLink } from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { dunningHistoryDocument } from './dunning.graphql.ts';
import { dunningScreen } from './dunning.screen.ts';

const RunDunningDialog = lazyPart(() => import('./run-dunning-dialog.tsx'));

export default function DunningScreen() {
  const crud = useCrud(dunningScreen);
  const { can } = useSession();
  const [starting, setStarting] = useState(false);
  return (
    <>
      <PageHeader
        title={t(dunningScreen.title)}
        subtitle={t(dunningScreen.subtitle!)}
        icon={dunningScreen.icon}
      >
        {can('dunning:add') && (
          <Button look="solid" icon="billing" onClick={() => setStarting(true)}>
            {t('Run Dunning')}
          </Button>
        )}
      </PageHeader>
      <CrudPanel screen={dunningScreen} crud={crud} details={caseId => <CaseDetails caseId={caseId} />} />
      {starting && (
        <Suspense>
          <RunDunningDialog onClose={() => setStarting(false)} reload={crud.reload} />
        </Suspense>
      )}
    </>
  );
}

/** The member and the invoice, with the steps that were carried out. */
function CaseDetails({ caseId }: { caseId: string }) {
  const { data } = useQuery(dunningHistoryDocument, { variables: { caseId } });
  const dunned = data?.case;
  return (
    <>
      {dunned && (
        <Facts $look="figures">
          <Fact label={t('Member')}>
            {dunned.member && (
              <RecordLink record="member" id={dunned.member.id}>
                {dunned.member.name}
              </RecordLink>
            )}
          </Fact>
          <Fact label={t('Invoice')}>
            {dunned.invoiceId ? (
              <RecordLink record="billingRecord" id={dunned.invoiceId}>
                {dunned.invoiceNumber}
              </RecordLink>
            ) : (
              dunned.invoiceNumber
            )}
          </Fact>
          <Fact label={t('Due Date')}>{formatDay(dunned.dueDate)}</Fact>
          <Fact label={t('Open')}>{formatMoney(dunned.openAmount)}</Fact>
        </Facts>
      )}
      <History caseId={caseId} />
    </>
  );
}

/** The steps that were carried out for an invoice. */
function History({ caseId }: { caseId: string }) {
  return (
    <RelatedRecords
      document={dunningHistoryDocument}
      variables={{ caseId }}
      entity={{ one: 'dunning step', many: 'dunning steps' }}
      columns={[
        { key: 'executedOn', title: 'Date', format: formatDay },
        { key: 'step', title: 'Step', format: formatWords },
        { key: 'daysOverdue', title: 'Days Overdue', align: 'end' },
        { key: 'openAmount', title: 'Open', format: formatMoney, align: 'end' },
        { key: 'fee', title: 'Fee', format: formatMoney, align: 'end' },
      ]}
    />
  );
}
