import { color, formatMoney, Icon, Link, radius, space, type, useSession } from '@gym/hub-kit';
import { useStoredRecord } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { billingRecordDocument } from './billing.graphql.ts';

/** What the payments of a stored invoice add up to, and the way to take one. */
export function Settlement() {
  const invoice = useStoredRecord(billingRecordDocument);
  const { can } = useSession();
  if (!invoice) return null;
  const { id, paidAmount, openAmount } = invoice;
  return (
    <Box aria-label="What was paid">
      <Figure>
        <dt>Paid</dt>
        <dd>{formatMoney(paidAmount)}</dd>
      </Figure>
      <Figure>
        <dt>{openAmount < 0 ? 'Overpaid' : 'Open'}</dt>
        <dd>{formatMoney(Math.abs(openAmount))}</dd>
      </Figure>
      {openAmount > 0 && can('payments:add') && (
        <Take to="/payments?add" state={{ billingId: id }}>
          <Icon name="payments" size={16} />
          Take a payment
        </Take>
      )}
    </Box>
  );
}

const Box = styled.div.attrs({ role: 'group' })`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(8)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.base};
  background: ${color.sunken};
`;

const Figure = styled.dl`
  dt {
    ${type.small}
    color: ${color.muted};
  }
  dd {
    ${type.heading}
    font-variant-numeric: tabular-nums;
  }
`;

const Take = styled(Link)`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
  color: ${color.secondaryHover};
`;
