/** The table of few rows, loaded when it is first rendered. */
import { lazyPart } from './lazy-part.tsx';

/**
 * A table of few rows that is only read; each row is a card where the table has no room for its columns. The data grid
 * shows lists.
 * @example
 * const fees = (
 *   <SimpleTable
 *     caption={t('Fees')}
 *     columns={[
 *       { title: 'Step', cell: ({ step }) => step },
 *       { title: 'Fee', look: 'amount', cell: ({ fee }) => formatMoney(fee) },
 *     ]}
 *     rows={[{ step: 'Reminder', fee: 5 }]}
 *     keyOf={({ step }) => step}
 *   />
 * );
 */
export const SimpleTable = lazyPart(() => import(/* webpackChunkName: "related" */ './simple-table.tsx'), {
  fallback: null,
});
