import { t } from '@gym/hub-kit/format';

/** The state of an invoice that is settled since the club gave it up; null for others, whose status says it. */
export const invoiceState = ({
  writtenOff,
  paymentStatus,
}: {
  writtenOff: boolean;
  paymentStatus: string;
}) => (writtenOff && paymentStatus === 'paid' ? ({ text: t('Written Off'), color: 'grey' } as const) : null);
