import { Button, space, useSearchParams, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { Dialog } from '@gym/hub-kit/screen';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { NoteForm } from './note-form.tsx';
import { openAlertsDocument } from './record-notes.graphql.ts';
import { filterOf, type Subject } from './subject.ts';
import { useFinishNote } from './use-finish-note.ts';

/** The alerts of a record until somebody presses Done, and the dialog of a new note (`?note`). */
export default function RecordAlerts(subject: Subject) {
  const { can } = useSession();
  const { data } = useQuery(openAlertsDocument, { variables: { filter: filterOf(subject) } });
  const [finish, isBusy] = useFinishNote();
  return (
    <>
      {data?.alerts.items.map(alert => (
        <Alert key={alert.id}>
          <span>{alert.text}</span>
          {can('notes:edit') && (
            <Button
              icon="check"
              busy={isBusy}
              aria-label={t('Done: {text}', { text: alert.text })}
              onClick={() => void finish(alert)}
            >
              {t('Done')}
            </Button>
          )}
        </Alert>
      ))}
      <NewNote subject={subject} />
    </>
  );
}

const NOTE = 'note';

function NewNote({ subject }: { subject: Subject }) {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  if (!address.has(NOTE) || !can('notes:add')) return null;
  const close = () =>
    setAddress(
      now => {
        const next = new URLSearchParams(now);
        next.delete(NOTE);
        return next;
      },
      { replace: true },
    );
  // The warnings of a record are a paragraph.
  return createPortal(
    <Dialog title={t('Add Note')} width={640} onClose={close}>
      <NoteForm subject={subject} isFirst onSaved={close} />
    </Dialog>,
    document.body,
  );
}

const Alert = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} 0;
  overflow-wrap: anywhere;
  /* The icon of the warning has the color of warnings. */
  && button svg {
    color: inherit;
  }
`;
