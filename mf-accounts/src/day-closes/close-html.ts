import { formatDay, formatMoment, formatMoney, t } from '@gym/hub-kit/format';
import type { Close } from './day-closes.graphql.ts';
import { cashierText, methodText } from './day-amounts.tsx';
import { differenceText } from './difference.tsx';

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, letter => `&#${String(letter.charCodeAt(0))};`);

/** A close as a page of its own, for printers. */
export function closeHtml(close: Close): string {
  const facts: [string, string | null | undefined][] = [
    [t('Received'), formatMoney(close.receivedAmount)],
    [t('Expected Cash'), formatMoney(close.expectedCash)],
    [t('Counted Cash'), formatMoney(close.countedCash)],
    [t('Difference'), differenceText(close.difference)],
    [t('Reason for the difference'), close.reason],
    [t('Closed'), t('by {user} on {time}', { user: close.closedBy, time: formatMoment(close.closedAt) })],
  ];
  const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
    `<tr>${texts.map(text => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const title = `${t('Close of Day')}: ${close.location?.name ?? ''}, ${formatDay(close.day)}`;
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
    <style>body { font: 12pt sans-serif } table { border-collapse: collapse; width: 100%; margin-top: 1em }
    td, th { padding: 4pt; border-bottom: 1px solid #999; text-align: start } td:nth-child(n + 3) { text-align: end }</style>
    <h1>${escaped(title)}</h1>
    <table>${facts
      .filter(([, value]) => value)
      .map(([label, value]) => cells('td', [label, value ?? '']))
      .join('')}</table>
    <table>${cells('th', [t('Payment Method'), t('Taken by'), t('Payments'), t('Amount')])}${close.expected
      .map(amount =>
        cells('td', [
          methodText(amount),
          cashierText(amount),
          String(amount.count),
          formatMoney(amount.amount),
        ]),
      )
      .join('')}</table>`;
}
