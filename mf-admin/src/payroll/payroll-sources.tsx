import { Chip, mixin, space, typography } from '@gym/hub-kit';
import { formatMoment, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { DocumentButtons, Facts, SentFact, useQueryFailure, useStoredRecord } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { payrollSourcesDocument, payslipPdfDocument } from './payroll.graphql.ts';
import payrollScreen from './payroll.screen.ts';
import { SourceList } from './source-list.tsx';

/** Who approved a stored payroll record, what it was computed from, and its payslip. */
export function PayrollSources({ payrollId }: { payrollId: string }) {
  const record = useStoredRecord(payrollScreen.documents.get);
  const query = useQuery(payrollSourcesDocument, { variables: { payrollId } });
  const failure = useQueryFailure(t('Failed to fetch payroll sources'), query, 'line');
  if (!record) return null;
  const sources = query.data?.sources ?? [];
  return (
    <Box role="group" aria-label={t('Approval and Sources')}>
      {record.approvedAt && (
        <p>
          <Chip color="green">{t('Approved')}</Chip>{' '}
          {t('by {user} on {time}', { user: record.approvedBy ?? '', time: formatMoment(record.approvedAt) })}
        </p>
      )}
      <Facts>
        <SentFact causes={[`payslip/${payrollId}`]} />
      </Facts>
      {failure}
      {sources.length > 0 && (
        <details>
          <summary>
            {t(
              { one: 'Computed from {count} source', other: 'Computed from {count} sources' },
              { count: sources.length },
            )}
          </summary>
          <SourceList sources={sources} />
        </details>
      )}
      <DocumentButtons document={payslipPdfDocument} id={payrollId} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${mixin.sunken}
  summary {
    ${typography.label}
    cursor: pointer;
  }
`;
