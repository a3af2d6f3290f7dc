import { formatMoney, formatNumber } from '../../common/format.ts';
import type { RecordName } from '../../common/record-pages.ts';
import { t, translateMessage } from '../../common/text.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';
import type { BulkPreview } from '../../definition/define-screen.ts';
import { Fact, Facts } from '../../elements/facts.tsx';
import { RecordLink } from '../../elements/record-link.tsx';
import SimpleTable from '../../elements/simple-table.tsx';
import { formatDays } from '../../records/format-days.ts';

interface PreviewProps extends Pick<BulkDialogProps, 'screen' | 'nameOf'> {
  preview: BulkPreview;
  /** What becomes of the records that are done: `Changed`. */
  outcome: string;
}

/** What a dry run of a change of many records returned. */
export function BulkPreviewView({ screen, nameOf, preview, outcome }: PreviewProps) {
  const { total, checked, changed, unchanged, rejected } = preview;
  const { invoiced = 0, reasons = [], warnings = [] } = preview;
  return (
    <>
      <Facts $look="figures">
        <Fact label={outcome}>{formatNumber(changed)}</Fact>
        {unchanged > 0 && <Fact label={t('So already')}>{formatNumber(unchanged)}</Fact>}
        {rejected > 0 && <Fact label={t('Rejected')}>{formatNumber(rejected)}</Fact>}
        {invoiced !== 0 && <Fact label={t('Sum of the invoices')}>{formatMoney(invoiced)}</Fact>}
      </Facts>
      {[...reasons, ...warnings].map(({ text, template, count }) => (
        <p key={text}>
          {`${formatNumber(count)}: ${formatDays(translateMessage(text, template && JSON.parse(template)))}`}
        </p>
      ))}
      {checked < total && (
        <p>
          {t('Only the first {checked} of {total} were checked. The others are checked one by one.', {
            checked,
            total,
          })}
        </p>
      )}
      <Rejections
        record={screen.record}
        total={rejected}
        rows={preview.rejections.map(({ recordId, title, ...reason }) => ({
          id: recordId,
          title: nameOf(recordId) ?? title,
          ...reason,
        }))}
      />
    </>
  );
}

interface Rejection {
  id: string;
  title: string | null | undefined;
  reason: string | null;
  /** As JSON. */
  reasonTemplate: string | null;
}

interface RejectionsProps {
  record: RecordName | undefined;
  rows: readonly Rejection[];
  /** Rejected records in all. */
  total: number;
}

/** Which records are rejected and why, the first of them. */
export function Rejections({ record, rows, total }: RejectionsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <SimpleTable
        caption={t('Rejected')}
        columns={[
          {
            title: 'Rejected record',
            cell: ({ id, title }) => {
              const name = title ?? `#${id}`;
              return record ? (
                <RecordLink record={record} id={id}>
                  {name}
                </RecordLink>
              ) : (
                name
              );
            },
          },
          {
            title: 'Reason',
            cell: ({ reason, reasonTemplate }) =>
              formatDays(translateMessage(reason ?? '', reasonTemplate && JSON.parse(reasonTemplate))),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {rows.length < total && (
        <p>
          {t('These are the first {count} of {total}.', {
            count: rows.length,
            total,
          })}
        </p>
      )}
    </>
  );
}
