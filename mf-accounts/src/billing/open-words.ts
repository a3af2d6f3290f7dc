import { formatMoney } from '@gym/hub-kit/format';

export interface Settled {
  paymentStatus: string;
  openAmount: number;
}

const over = ['cancelled', 'refunded'];

/**
 * What an invoice's payments leave open, where its status does not say so: it is chosen freely, and need not follow
 * them. `$49.00 open`, `settled`, `$5.00 overpaid`
 */
export function openWords({ paymentStatus, openAmount }: Settled): string {
  if (over.includes(paymentStatus)) return '';
  if (openAmount > 0) return `${formatMoney(openAmount)} open`;
  if (openAmount < 0) return `${formatMoney(-openAmount)} overpaid`;
  return paymentStatus === 'paid' ? '' : 'settled';
}
