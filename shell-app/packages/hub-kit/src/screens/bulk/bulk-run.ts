import { lazyPart } from '../../elements/lazy-part.tsx';

/**
 * The dialog of a bulk operation: its fields, what it would do with the selected records, and a button that starts it.
 * @example
 * const CloseMany = (props: Parameters<typeof BulkRunDialog>[0]) => (
 *   <BulkRunDialog {...props} label={records => t('Close {count} {records}', records)} initial={{ reason: '' }}>
 *     <TextField name="reason" label={t('Reason')} />
 *   </BulkRunDialog>
 * );
 */
export const BulkRunDialog = lazyPart(
  () => import(/* webpackChunkName: "run-dialog" */ './bulk-run-dialog.tsx'),
);
