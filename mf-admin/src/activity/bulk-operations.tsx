import { Button, Chip } from '@gym/hub-kit';
import { formatMoment, formatNumber, t, translateMessage } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import * as resources from '@gym/hub-kit/resources';
import { ConfirmDialog, SimpleTable, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import { labelOf } from './activity-filters.tsx';
import { JobItem, Jobs, Progress } from '../job-list.tsx';
import { Part } from '../part.tsx';
import {
  bulkOperationsDocument,
  cancelBulkDocument,
  rejectedRecordsDocument,
  undoBulkDocument,
} from './activity.graphql.ts';

type Operation = ResultOf<typeof bulkOperationsDocument>['page']['items'][number];

/** How often the list is updated while an operation runs, in milliseconds. */
const INTERVAL = 2_000;

/** The latest changes of many records at once, each of which can be taken back; nothing where there was none. */
export function BulkOperations({ onEnded }: { onEnded: () => void }) {
  const query = useQuery(bulkOperationsDocument, { fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling, refetch } = query;
  const operations = data?.page.items ?? [];
  const undoneIds = new Set(
    operations.flatMap(({ undoesId, status, rejected }) =>
      undoesId && status === 'completed' && rejected === 0 ? [undoesId] : [],
    ),
  );
  const running = operations.filter(({ status }) => status === 'running').length;
  useEffect(() => {
    if (running === 0) return;
    startPolling(INTERVAL);
    return () => {
      stopPolling();
      onEnded();
    };
  }, [running, startPolling, stopPolling, onEnded]);
  const failure = useQueryFailure(t('Failed to fetch bulk operations'), query);
  const [undone, setUndone] = useState<Operation>();
  const reload = () => void refetch().catch(() => undefined);
  const [undo] = useAction({
    document: undoBulkDocument,
    takesKey: true,
    variables: (id: string) => ({ id }),
    done: () => t('Undo started'),
    failed: t('Failed to undo the changes'),
    onFailed: reload,
  });
  const [cancel] = useAction({
    document: cancelBulkDocument,
    variables: (id: string) => ({ id }),
    done: () => t('Operation cancelled'),
    failed: t('Failed to cancel'),
    onFailed: reload,
  });
  if (failure) return <Part title={t('Bulk Operations')}>{failure}</Part>;
  if (operations.length === 0) return null;
  return (
    <Part title={t('Bulk Operations')}>
      <Jobs empty="" rows={operations}>
        {operation => (
          <JobItem
            key={operation.id}
            title={titleOf(operation)}
            {...detailsOf(operation, undoneIds.has(operation.id))}
          >
            {operation.status === 'running' && (
              <Button onClick={() => void cancel(operation.id)}>{t('Cancel')}</Button>
            )}
            {operation.status !== 'running' && operation.changed > 0 && !undoneIds.has(operation.id) && (
              <Button icon="refresh" onClick={() => setUndone(operation)}>
                {t('Undo')}
              </Button>
            )}
          </JobItem>
        )}
      </Jobs>
      {undone && (
        <ConfirmDialog
          title={t('Undo the changes?')}
          text={t('What somebody has changed since stays as it is.')}
          detail={titleOf(undone)}
          confirmLabel={t('Undo')}
          cancelLabel={t('Keep')}
          onConfirm={() => undo(undone.id)}
          onClose={() => setUndone(undefined)}
        />
      )}
    </Part>
  );
}

function titleOf({ kind, resource, changed, total, status }: Operation): string {
  const label = Object.values(resources).find(one => one.resource === resource)?.label ?? resource;
  const values = {
    records: translateMessage(label),
    changed: formatNumber(changed),
    total: formatNumber(total),
  };
  if (status === 'running') return t('{records}: {changed} of {total} changed so far', values);
  if (kind === 'delete') return t('{records}: {changed} of {total} deleted', values);
  if (kind === 'merge') return t('{records}: {total} merged', values);
  if (kind === 'undo') return t('{records}: {changed} of {total} restored', values);
  return t('{records}: {changed} of {total} changed', values);
}

function detailsOf(
  { at, username, fields, status, done, total, rejected, error, id }: Operation,
  isUndone: boolean,
) {
  return {
    chip: chipOf(isUndone ? 'undone' : status),
    detail: [
      t('{user}, {at}', { user: username, at: formatMoment(at) }),
      ...fields.map(name => translateMessage(labelOf(name))),
    ].join(' · '),
    error: error && translateMessage(error),
    progress: (
      <>
        {status === 'running' && <Progress percent={(done / total) * 100} />}
        {rejected > 0 && <Rejected id={id} count={rejected} />}
      </>
    ),
  };
}

function chipOf(status: string) {
  if (status === 'undone') return <Chip color="grey">{t('Undone')}</Chip>;
  if (status === 'cancelled') return <Chip color="grey">{t('Cancelled')}</Chip>;
  return status === 'failed' ? <Chip color="red">{t('Failed')}</Chip> : undefined;
}

/** The records that were rejected, which load when they are opened. */
function Rejected({ id, count }: { id: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(rejectedRecordsDocument, { variables: { id }, skip: !isOpen });
  const failure = useQueryFailure(t('Failed to fetch the rejected records'), query);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t({ one: '{count} rejected', other: '{count} rejected' }, { count })}</summary>
      {failure}
      {query.data && (
        <SimpleTable
          caption={t('Rejected records')}
          columns={[
            { title: 'Record', cell: ({ title, recordId }) => title ?? recordId },
            {
              title: 'Reason',
              cell: ({ reason, reasonTemplate }) =>
                translateMessage(reason ?? '', reasonTemplate && JSON.parse(reasonTemplate)),
            },
          ]}
          rows={query.data.page.items}
          keyOf={({ recordId }) => recordId}
        />
      )}
    </details>
  );
}
