import { color, Icon, Link, mixin, space, typography, useSession } from '@gym/hub-kit';
import { addAddress, listAddress } from '@gym/hub-kit/define';
import type { FormValuesOf } from '@gym/hub-kit/define';
import { formatMoney, moneyDecimals, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { DocumentButtons, Fact, Facts, SentFact, useStoredRecord } from '@gym/hub-kit/screen';
import type { payments } from '@gym/hub-kit/resources';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { invoicePdfDocument } from '../documents/documents.graphql.ts';
import { billingScreen } from './billing.screen.ts';
import { discountedTax } from './discounted-tax.ts';
import { invoiceLinesDocument } from './invoice-lines.graphql.ts';

/** What payments and credits settle of a stored invoice, and links to its payments and to another. */
export function Settlement() {
  const invoice = useStoredRecord(billingScreen.documents.get);
  const { can } = useSession();
  useDiscountedTax(invoice);
  if (!invoice) return null;
  const { id, paidAmount, openAmount } = invoice;
  return (
    <Box aria-label={t('What was paid')}>
      <Facts $look="figures">
        <Fact label={t('Paid')}>{formatMoney(paidAmount)}</Fact>
        <Fact label={openAmount < 0 ? t('Credit left') : t('Open')}>{formatMoney(Math.abs(openAmount))}</Fact>
        <SentFact causes={[`invoice/${id}`]} />
      </Facts>
      <Actions>
        {can('payments:view') && (
          <ActionLink to={listAddress<typeof payments>('/payments', { billingId: id })}>
            <Icon name="search" size={16} />
            {t('Show its payments')}
          </ActionLink>
        )}
        {openAmount > 0 && can('payments:add') && (
          <ActionLink to={addAddress<typeof payments>('/payments', { billingId: id })}>
            <Icon name="payments" size={16} />
            {t('Take payment')}
          </ActionLink>
        )}
      </Actions>
      <DocumentButtons document={invoicePdfDocument} id={id} />
    </Box>
  );
}

/** Enters the tax that a discount leaves of an invoice with lines. */
function useDiscountedTax(
  invoice: { id: string; discountAmount?: number | null; taxAmount?: number | null } | null | undefined,
): void {
  const { values, setFieldValue } = useFormikContext<FormValuesOf<typeof billingScreen>>();
  const discount = values.discountAmount ?? 0;
  const isChanged = invoice != null && discount !== (invoice.discountAmount ?? 0);
  const { data } = useQuery(invoiceLinesDocument, {
    variables: { id: invoice?.id ?? '' },
    skip: !isChanged,
  });
  const invoiceLines = data?.invoice?.lines;
  const enter = useEffectEvent(() => {
    if (!invoice || !invoiceLines || invoiceLines.length === 0 || Number.isNaN(discount)) return;
    const unit = moneyDecimals() === 0 ? 100 : 1;
    const tax = isChanged ? discountedTax(invoiceLines, discount, unit) : (invoice.taxAmount ?? 0);
    if (tax !== values.taxAmount) void setFieldValue('taxAmount', tax);
  });
  useEffect(() => enter(), [invoiceLines, discount]);
}

const Box = styled.div.attrs({ role: 'group' })`
  ${mixin.row}
  gap: ${space(2)} ${space(8)};
  margin-bottom: ${space(4)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-inline-start: auto;
`;

const ActionLink = styled(Link)`
  ${typography.label}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.secondaryHover};
`;
