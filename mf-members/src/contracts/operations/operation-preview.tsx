import { Button, color, Icon, mixin, Skeleton, space, typography } from '@gym/hub-kit';
import { formatDay, formatMoney, t, translateMessage } from '@gym/hub-kit/format';
import styled from 'styled-components';
import type { OperationResult } from './operations.graphql.ts';
import {
  changedValue,
  changesByContract,
  contractTitle,
  lineDays,
  serverText,
  warningTexts,
} from './preview-text.ts';
import type { Previewed } from '@gym/hub-kit/screen';

/**
 * What an operation will do: changes, invoices and warnings. The last preview stays, dimmed, while the next one loads.
 * @param messages of the server that belong to no field of the form
 */
export function OperationPreview({
  preview,
  messages,
}: {
  preview: Previewed<{ result: OperationResult }, unknown>;
  messages: readonly string[];
}) {
  const { loading, isCurrent, error, reload } = preview;
  const shown = preview.shown?.data.result;
  return (
    <Panel aria-label={t('Preview')} aria-busy={loading}>
      <Title>{t('What will happen')}</Title>
      {error && (
        <Problem role="alert">
          <Icon name="alert" size={16} />
          <span>
            {error.code === 'NETWORK'
              ? t('The preview did not load. The server did not respond.')
              : messages.length > 0
                ? messages.map(text => serverText(text)).join(' ')
                : t('Correct the marked fields to see the preview.')}
          </span>
          {error.code !== 'BAD_USER_INPUT' && (
            <Button icon="refresh" onClick={reload}>
              {t('Try again')}
            </Button>
          )}
        </Problem>
      )}
      {!shown && loading && <Placeholder />}
      {!shown && !loading && !error && <Hint>{t('Complete the form to see the changes and invoices.')}</Hint>}
      {shown && !error && (
        <Content data-waiting={isCurrent ? undefined : ''}>
          <Warnings texts={warningTexts(shown)} />
          <Changes changes={shown.changes} />
          <Invoices invoices={shown.invoices} />
        </Content>
      )}
    </Panel>
  );
}

function Placeholder() {
  return (
    <Content role="status" aria-label={t('Loading…')}>
      {['70%', '85%', '60%', '75%', '50%'].map(width => (
        <Skeleton key={width} $width={width} />
      ))}
    </Content>
  );
}

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
      <ChangeList>
        {ofContract.map(change => (
          <div key={change.field}>
            <dt>{translateMessage(change.label)}</dt>
            <dd>
              {change.from !== null && (
                <>
                  <s>{changedValue(change, change.from)}</s> <Arrow>→</Arrow>
                  <Unseen>{t('becomes')}</Unseen>{' '}
                </>
              )}
              <strong>{changedValue(change, change.to)}</strong>
            </dd>
          </div>
        ))}
      </ChangeList>
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

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  ${mixin.sunken}
`;

const Title = styled.h3`
  ${typography.heading}
`;

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  transition: opacity 120ms ease-out;
  &[data-waiting] {
    opacity: 0.55;
  }
`;

const Hint = styled.p`
  color: ${color.muted};
`;

const Problem = styled.div`
  ${mixin.row}
  gap: ${space(2)};
  color: ${color.danger};
  span {
    flex: 1 1 160px;
  }
  svg {
    flex: none;
  }
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

const ChangeList = styled.dl`
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(1)} 0;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  s {
    color: ${color.muted};
  }
  strong {
    font-weight: 600;
  }
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
