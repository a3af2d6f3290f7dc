import { color, Icon, mixin, space, typography } from '@gym/hub-kit';
import { formatDay, formatMoney, t, translateMessage } from '@gym/hub-kit/format';
import { Fact, Facts } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import type { OperationResult } from './operations.graphql.ts';
import { changedValue, changesByContract, contractTitle, lineDays, warningTexts } from './preview-text.ts';

/** What an operation will do: changes, invoices and warnings. */
export const OperationPreview = ({ result }: { result: OperationResult }) => (
  <>
    <Warnings texts={warningTexts(result)} />
    <Changes changes={result.changes} />
    <Invoices invoices={result.invoices} />
  </>
);

function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <WarningList aria-label={t('Warnings')}>
      {texts.map(text => (
        <li key={text}>
          <Icon name="warning" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </WarningList>
  );
}

function Changes({ changes }: Pick<OperationResult, 'changes'>) {
  return changesByContract(changes).map(([contract, ofContract]) => (
    <section key={contract} aria-label={contractTitle(contract)}>
      <Subtitle>{contractTitle(contract)}</Subtitle>
      <Facts $look="lines">
        {ofContract.map(change => (
          <Fact key={change.field} label={translateMessage(change.label)}>
            {change.from !== null && (
              <>
                <Old>{changedValue(change, change.from)}</Old> <Arrow>→</Arrow>
                <Unseen>{t('becomes')}</Unseen>{' '}
              </>
            )}
            <strong>{changedValue(change, change.to)}</strong>
          </Fact>
        ))}
      </Facts>
    </section>
  ));
}

function Invoices({ invoices }: Pick<OperationResult, 'invoices'>) {
  if (invoices.length === 0) return <Hint>{t('No invoice.')}</Hint>;
  return invoices.map((invoice, index) => {
    const title = invoice.totalAmount < 0 ? t('Credit') : t('Invoice');
    const key = `${invoice.invoiceDate} ${index}`;
    return (
      <section key={key} aria-label={title}>
        <Subtitle>
          {title}
          <small>
            {t('{date}, due {due}', {
              date: formatDay(invoice.invoiceDate),
              due: formatDay(invoice.dueDate),
            })}
          </small>
        </Subtitle>
        <Lines>
          <tbody>
            {invoice.lines.map((line, at) => (
              <tr key={`${line.description} ${at}`}>
                <th scope="row">
                  {line.description}
                  <small>{lineDays(line)}</small>
                </th>
                <td>{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {invoice.taxAmount !== 0 && (
              <tr>
                <th scope="row">{t('Tax')}</th>
                <td>{formatMoney(invoice.taxAmount)}</td>
              </tr>
            )}
            <tr data-total="">
              <th scope="row">{t('Total')}</th>
              <td>{formatMoney(invoice.totalAmount)}</td>
            </tr>
          </tfoot>
        </Lines>
      </section>
    );
  });
}

const Hint = styled.p`
  color: ${color.muted};
`;

const WarningList = styled.ul`
  display: grid;
  gap: ${space(2)};
  li {
    display: flex;
    gap: ${space(2)};
    font-weight: 550;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.warning};
  }
`;

const Subtitle = styled.h4`
  ${typography.label}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(1)};
  small {
    ${mixin.remark}
    font-variant-numeric: tabular-nums;
  }
`;

const Old = styled.s`
  color: ${color.muted};
`;

const Arrow = styled.span.attrs({ 'aria-hidden': true })`
  color: ${color.muted};
`;

const Unseen = styled.span`
  ${mixin.visuallyHidden}
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(1)} 0;
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td {
    padding-inline-start: ${space(3)};
    text-align: end;
    white-space: nowrap;
  }
  small {
    ${mixin.remark}
    display: block;
  }
  tfoot th {
    color: ${color.muted};
  }
  [data-total] :is(th, td) {
    color: ${color.text};
    font-weight: 600;
  }
`;
