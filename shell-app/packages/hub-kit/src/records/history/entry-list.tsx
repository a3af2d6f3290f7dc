import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '../../elements/button.tsx';
import { Chip } from '../../elements/chip.tsx';
import { type ChipColor, color, mixin, space, typography } from '../../theme/theme.ts';
import { EmptyState } from '../../elements/empty-state.tsx';
import { Link } from 'react-router';
import { type RecordName, useRecordAddress } from '../../common/record-pages.ts';
import { useSession } from '../../common/session.tsx';
import { clockTime, today } from '../../common/club-clock.ts';
import { formatDay, formatMoment } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useQueryFailure } from '../../elements/query-failure.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { reportFailure } from '../report-failure.ts';
import { FieldChanges } from './field-changes.tsx';
import { historyDocument, type Entry } from './history.graphql.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { undoEntry } from './undo.ts';

export interface AuditEntryConditions {
  username?: { eq: string };
  resource?: { eq: string };
  action?: { eq: string };
  changedFields?: { contains: string };
  /** ISO 8601. */
  at?: { gte: string };
}

interface EntryListProps {
  filter: AuditEntryConditions & { recordId?: { eq: string } };
  /** Of the history of one record, whose earlier states can be restored. Entries of several records are undone. */
  restore?: { offered: boolean; onRestored?: () => void };
}

const PAGE_SIZE = 20;

/** Audit entries by day, the newest first. */
export default function EntryList({ filter, restore }: EntryListProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(historyDocument, {
    variables: { filter, limit: PAGE_SIZE },
  });
  const [restored, setRestored] = useState<Entry | null>(null);
  const failure = useQueryFailure(t('Failed to fetch the history'), { error, loading, refetch });

  if (!data) return failure ?? <RowsSkeleton rows={3} />;
  const { items, pageInfo } = data.page;
  if (items.length === 0) return <EmptyState icon="clock" title={t('No changes found')} />;
  const more = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { page } }) => ({
        page: { ...page, items: [...before.page.items, ...page.items] },
      }),
    }).catch((failure: unknown) => reportFailure('Failed to fetch the history', failure));

  return (
    <>
      {byDay(items).map(([day, entries]) => (
        <section key={day}>
          <Day>{dayText(day)}</Day>
          <List>
            {entries.map(entry => (
              <EntryItem
                key={entry.id}
                entry={entry}
                isRecordShown={!restore}
                onRestore={
                  restore?.offered && entry.action !== 'deleted' && entry !== items[0]
                    ? () => setRestored(entry)
                    : undefined
                }
              />
            ))}
          </List>
        </section>
      ))}
      {pageInfo.hasNextPage && (
        <Button busy={loading} onClick={() => void more()}>
          {t('Load more')}
        </Button>
      )}
      {restored && (
        <RestoreDialog entry={restored} onRestored={restore?.onRestored} onClose={() => setRestored(null)} />
      )}
    </>
  );
}

function byDay(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { day } = clockTime(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

const dayText = (day: string) => (day === today() ? t('Today') : formatDay(day));

/** The endpoints that a change is seldom made by; most come from the app. */
const endpoints: Readonly<Record<string, () => string>> = {
  rest: () => t('REST API'),
  command: () => t('Command line'),
  system: () => t('Server'),
};

const actions: Readonly<Record<string, { color: ChipColor; label: () => string }>> = {
  created: { color: 'green', label: () => t('Added') },
  updated: { color: 'blue', label: () => t('Changed') },
  deleted: { color: 'red', label: () => t('Deleted') },
};

interface EntryItemProps {
  entry: Entry;
  isRecordShown: boolean;
  onRestore?: () => void;
}

function EntryItem({ entry, isRecordShown, onRestore }: EntryItemProps) {
  const { can } = useSession();
  const { username, endpoint, resource, action, undoesId, at } = entry;
  const { color: chip, label } = actions[action]!;
  const name = [translateMessage(entry.resourceLabel), entry.title].filter(Boolean).join(' ');
  return (
    <Item aria-label={`${label()} ${name}`}>
      <Head>
        <Chip color={chip}>{undoesId && action === 'created' ? t('Restored') : label()}</Chip>
        {isRecordShown && <RecordTitle entry={entry} name={name} />}
        <Meta>
          {[
            username ?? t('Without a user'),
            clockTime(at).time,
            endpoint && endpoints[endpoint]?.(),
            undoesId && action !== 'created' && t('Undo of an earlier change'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
        {onRestore && can(`${resource}:edit`) && (
          <Action
            onClick={onRestore}
            aria-label={t('Restore the state of {time}', { time: formatMoment(at) })}
          >
            {t('Restore')}
          </Action>
        )}
        {isRecordShown && <UndoButton entry={entry} name={name} />}
      </Head>
      <FieldChanges changes={entry.fieldChanges} folded={action !== 'updated'} />
      {isRecordShown && <Obstacle entry={entry} />}
    </Item>
  );
}

/** The name of the record of an entry, which leads to its page or its dialog. */
function RecordTitle({ entry, name }: { entry: Entry; name: string }) {
  const address = useRecordAddress()(entry.recordName as RecordName, entry.recordId, true);
  return address && entry.action !== 'deleted' ? <Link to={address}>{name}</Link> : <strong>{name}</strong>;
}

/** Undoes the change of an entry, where the user may and nothing newer conflicts. */
function UndoButton({ entry: { id, resource, action, undo }, name }: { entry: Entry; name: string }) {
  const client = useApolloClient();
  const { can } = useSession();
  const [busy, setBusy] = useState(false);
  if (undo.state !== 'possible' || !can(`${resource}:${action === 'deleted' ? 'add' : 'edit'}`)) return null;
  const run = async () => {
    setBusy(true);
    await undoEntry(client, id).catch((failure: unknown) =>
      reportFailure('Failed to undo the change', failure),
    );
    setBusy(false);
  };
  return (
    <Action
      busy={busy}
      onClick={() => void run()}
      aria-label={t('Undo the change of {record}', { record: name })}
    >
      {t('Undo')}
    </Action>
  );
}

function Obstacle({ entry: { undo } }: { entry: Entry }) {
  const { state, username, at, labels } = undo;
  const by = username ?? t('Without a user');
  const time = formatMoment(at);
  if (state === 'undone') return <Note>{t('Undone by {user}, {time}', { user: by, time })}</Note>;
  if (state === 'deleted') return <Note>{t('Deleted later by {user}, {time}', { user: by, time })}</Note>;
  if (state !== 'changed') return null;
  const fields = labels.map(translateMessage).join(', ');
  return <Note>{t('Changed later by {user}, {time}: {fields}', { user: by, time, fields })}</Note>;
}

const Day = styled.h3`
  margin: ${space(4)} 0 ${space(2)};
  ${typography.label}
`;

const List = styled.ol`
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(3)};
`;

const Meta = styled.span`
  color: ${color.muted};
`;

const Action = styled(Button)`
  height: 32px;
  margin-inline-start: auto;
  padding: 0 ${space(3)};
`;

const Note = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;
