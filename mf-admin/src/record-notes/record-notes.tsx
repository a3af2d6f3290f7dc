import { breakpoint, Button, Chip, color, IconButton, mixin, space, useSession } from '@gym/hub-kit';
import { formatDay, formatMoment, formatWords, t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { CrudDialog, undoAction, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import tasksScreen from '../tasks/tasks.screen.ts';
import { NoteForm } from './note-form.tsx';
import { recordNotesDocument } from './record-notes.graphql.ts';
import { filterOf, type Subject } from './subject.ts';
import { useFinishNote } from './use-finish-note.ts';

/** How many notes are shown, and how many more at each press. */
const PAGE = 10;

/** The open alerts and tasks of a record, then its notes, with one line for a new one. */
export default function RecordNotes(subject: Subject) {
  const { can } = useSession();
  const [limit, setLimit] = useState(PAGE);
  const query = useQuery(recordNotesDocument, { variables: { filter: filterOf(subject), limit } });
  const data = query.data ?? query.previousData;
  const failure = useQueryFailure(t('Failed to fetch notes'), query, 'line');
  const [editedId, setEditedId] = useState<string | null>(null);
  const notes = data ? [...data.open.items, ...data.others.items] : [];
  return (
    <Box>
      {can('notes:add') && <NoteForm subject={subject} />}
      {failure}
      {data && notes.length === 0 && <Empty>{t('No notes yet')}</Empty>}
      <List>
        {notes.map(note => (
          <NoteLine key={note.id} note={note} onEdit={() => setEditedId(note.id)} />
        ))}
      </List>
      {data && data.others.totalCount > data.others.items.length && (
        <Button onClick={() => setLimit(limit + PAGE)}>{t('Show more')}</Button>
      )}
      {editedId !== null && (
        <CrudDialog
          screen={tasksScreen}
          target={{ mode: 'open', id: editedId }}
          editable={can('notes:edit')}
          onClose={() => setEditedId(null)}
          onSaved={() => undefined}
        />
      )}
    </Box>
  );
}

type Note = ResultOf<typeof recordNotesDocument>['open']['items'][number];

const colors = { alert: 'orange', task: 'blue' } as const;

function NoteLine({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const { can } = useSession();
  const [finish, isFinishing] = useFinishNote();
  const remove = useRemoval();
  const { text, kind, done } = note;
  return (
    <li>
      <div>
        <p>
          {kind !== 'note' && (
            <Chip color={done ? 'grey' : colors[kind as keyof typeof colors]}>{t(formatWords(kind))}</Chip>
          )}
          <span>{text}</span>
        </p>
        {remarksOf(note).map(remark => (
          <small key={remark}>{remark}</small>
        ))}
      </div>
      {kind !== 'note' && !done && can('notes:edit') && (
        <Button
          icon="check"
          busy={isFinishing}
          aria-label={t('Done: {text}', { text })}
          onClick={() => void finish(note)}
        >
          {t('Done')}
        </Button>
      )}
      {can('notes:edit') && (
        <IconButton icon="edit" label={t('Edit {name}', { name: text })} onClick={onEdit} />
      )}
      {can('notes:delete') && (
        <IconButton
          icon="delete"
          danger
          label={t('Delete {name}', { name: text })}
          onClick={() => void remove(note)}
        />
      )}
    </li>
  );
}

/** Who wrote it and when, whom a task is for and when it is due, and who did it. */
function remarksOf({ kind, writtenBy, createdAt, forUser, dueDay, done, doneBy, doneAt }: Note): string[] {
  const at = formatMoment(createdAt);
  const written = writtenBy ? t('{user}, {at}', { user: writtenBy.username, at }) : at;
  const task = [
    forUser && t('For {user}', { user: forUser.username }),
    dueDay && t('Due {day}', { day: formatDay(dueDay) }),
  ];
  const finished = doneBy && t('Done by {user}, {at}', { user: doneBy.username, at: formatMoment(doneAt!) });
  return [...(kind === 'task' ? task : []), written, done && finished].filter(
    remark => typeof remark === 'string',
  );
}

function useRemoval() {
  const client = useApolloClient();
  const { can } = useSession();
  const [remove] = useAction({
    document: tasksScreen.documents.remove!,
    variables: ({ id }: Note) => ({ id }),
    done: (_, { id, text }) => ({
      text: t('Note deleted'),
      undo: can('notes:add') ? undoAction(client, { resource: 'notes', id }) : undefined,
      about: text,
    }),
    failed: t('Failed to delete note'),
  });
  return remove;
}

/** As high as what is shown before it loads, so that what follows does not move. */
const Box = styled.div`
  min-height: 156px;
`;

const Empty = styled.p`
  color: ${color.muted};
`;

const List = styled.ul`
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
  }
  li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media ${breakpoint.small} {
    li {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    li > div {
      flex-basis: 100%;
    }
  }
  p {
    ${mixin.row}
    gap: ${space(1)} ${space(2)};
  }
  small {
    ${mixin.remark}
    margin-inline-end: ${space(3)};
  }
`;
