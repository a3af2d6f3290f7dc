import { formatMoney, t } from '@gym/hub-kit/format';

export interface Settled {
  paymentStatus: string;
  openAmount: number;
}

const closedStatuses = ['cancelled', 'refunded'];

/**
 * What an invoice's payments leave open, where its status does not say so: it is chosen freely, and need not follow
 * them. `$49.00 open`, `settled`, `$5.00 credit left`
 */
export function openWords({ paymentStatus, openAmount }: Settled): string {
  if (closedStatuses.includes(paymentStatus)) return '';
  if (openAmount > 0) return t('{amount} open', { amount: formatMoney(openAmount) });
  if (openAmount < 0) return t('{amount} credit left', { amount: formatMoney(-openAmount) });
  return paymentStatus === 'paid' ? '' : t('settled');
}
