import { color, radius, space, useSession } from '@gym/hub-kit';
import { formatDay, formatMoney, t } from '@gym/hub-kit/format';
import { FieldFrame, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { useEffect } from 'react';
import styled from 'styled-components';
import { memberDocumentsDocument } from './messages.graphql.ts';

/** The invoices and receipts of the member that are sent along; the value is `invoices/12`, `receipts/3`. */
export default function AttachmentsField({ name, label, span }: OwnFieldProps) {
  const { can } = useSession();
  const field = useFormField<string[]>(name);
  const { value: memberId } = useFormField<string | null>('memberId');
  const variables = {
    memberId: memberId ?? '',
    invoices: can('billing:view'),
    receipts: can('payments:view'),
  };
  const { data, error } = useQuery(memberDocumentsDocument, { variables, skip: !memberId });
  useEffect(() => {
    if (error) console.error('Failed to fetch the documents of the member', error);
  }, [error]);
  const offered = memberId && data ? offeredOf(data) : [];
  const unlisted = field.value
    .filter(path => !offered.some(document => document.path === path))
    .map(path => ({ path, text: path }));
  const documents = [...unlisted, ...offered];
  const toggle = (path: string) =>
    field.change(
      field.value.includes(path) ? field.value.filter(item => item !== path) : [...field.value, path],
    );
  return (
    <FieldFrame id={field.id} labelId={`${field.id}-label`} label={label} span={span} error={field.error}>
      {documents.length > 0 ? (
        <List role="group" aria-labelledby={`${field.id}-label`}>
          {documents.map(({ path, text }) => (
            <label key={path}>
              <input
                type="checkbox"
                name={`${name}-${path}`}
                checked={field.value.includes(path)}
                onChange={() => toggle(path)}
                onBlur={field.leave}
              />
              {text}
            </label>
          ))}
        </List>
      ) : (
        <Empty id={field.id}>{hintOf(memberId, data, error)}</Empty>
      )}
    </FieldFrame>
  );
}

type Documents = ResultOf<typeof memberDocumentsDocument>;

const offeredOf = ({ invoices, receipts }: Documents) => [
  ...(invoices?.items ?? []).map(({ id, invoiceNumber, invoiceDate, totalAmount }) => ({
    path: `invoices/${id}`,
    text: t('Invoice {number} of {date}, {amount}', {
      number: invoiceNumber,
      date: formatDay(invoiceDate),
      amount: formatMoney(totalAmount),
    }),
  })),
  ...(receipts?.items ?? []).map(({ id, paymentNumber, paymentDate, amount }) => ({
    path: `receipts/${id}`,
    text: t('Receipt {number} of {date}, {amount}', {
      number: paymentNumber ?? id,
      date: formatDay(paymentDate),
      amount: formatMoney(amount),
    }),
  })),
];

function hintOf(memberId: string | null, data: Documents | undefined, error: unknown): string {
  if (!memberId) return t('Choose a member to see the documents.');
  if (error) return t('The documents could not be loaded.');
  return data ? t('The member has no invoices and receipts.') : t('Loading…');
}

const List = styled.div`
  display: grid;
  max-height: 200px;
  overflow-y: auto;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
  }
  label:hover {
    background: ${color.hover};
  }
`;

const Empty = styled.p`
  padding: ${space(2)} 0;
  color: ${color.muted};
`;
