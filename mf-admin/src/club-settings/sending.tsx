import { color, space, useSession } from '@gym/hub-kit';
import { FieldGrid, SwitchField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import styled from 'styled-components';
import { Part } from '../part.tsx';
import { mailDeliveryDocument } from './club-settings.graphql.ts';
import type { sentDocuments } from './settings-values.ts';

const switches: readonly { name: (typeof sentDocuments)[number]; label: string }[] = [
  { name: 'invoice', label: 'Invoices' },
  { name: 'credit_note', label: 'Credit notes' },
  { name: 'payment_receipt', label: 'Receipts for payments' },
  { name: 'contract_confirmation', label: 'Confirmations of contracts' },
  { name: 'contract_cancellation', label: 'Confirmations of cancellations' },
  { name: 'payslip', label: 'Payslips, to the employee' },
];

/** What is sent by e-mail when it is issued. */
export function Sending() {
  const { can } = useSession();
  const { data } = useQuery(mailDeliveryDocument, { skip: !can('messages:view') });
  return (
    <Part
      title={t('Sending')}
      help={t('What is sent by e-mail when it is issued, unless a member wants no documents by e-mail.')}
    >
      {data && !data.messageDelivery.hasMailServer && (
        <Note role="note">{t('No mail server is set. Until SMTP_URL is set, nothing is sent.')}</Note>
      )}
      <FieldGrid>
        {switches.map(({ name, label }) => (
          <SwitchField key={name} name={`sentDocuments.${name}`} label={t(label)} />
        ))}
      </FieldGrid>
    </Part>
  );
}

const Note = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;
