import { formatMoment, formatMonth, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { Card } from './card.ts';
import type { accountingMonthsDocument } from './closed-periods.graphql.ts';

type Period = ResultOf<typeof accountingMonthsDocument>['history']['items'][number];

/** The last closings of any year. */
export function ClosingHistory({ periods }: { periods: readonly Period[] }) {
  if (periods.length === 0) return null;
  return (
    <Card aria-label={t('History')}>
      <h2>{t('History')}</h2>
      <ul>
        {periods.map(({ id, month, closedBy, closedAt, reopenedBy, reopenedAt, reason }) => (
          <li key={id}>
            <strong>{formatMonth(month, 'long')}</strong>
            <small>{t('Closed by {user} on {time}', { user: closedBy, time: formatMoment(closedAt) })}</small>
            {reopenedAt && (
              <small>
                {t('Reopened by {user} on {time}: {reason}', {
                  user: reopenedBy ?? '',
                  time: formatMoment(reopenedAt),
                  reason: reason ?? '',
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
