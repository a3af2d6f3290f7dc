import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { controlBox } from '../../elements/control-row.ts';
import { Dialog } from '../../elements/dialog.tsx';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { reportFailure } from '../../records/report-failure.ts';

/** Characters of the title of a chart. */
const LONGEST_TITLE = 120;

export interface TitleDialogProps {
  /** Of the dialog. */
  heading: string;
  /** The title that is proposed. */
  title: string;
  /** A failure keeps the dialog open. */
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the title of a pinned chart. */
export default function TitleDialog({ heading, title: proposed, onSave, onClose }: TitleDialogProps) {
  const id = useId();
  const [title, setTitle] = useState(proposed.slice(0, LONGEST_TITLE));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setError(t('Title is required'));
    setBusy(true);
    try {
      await onSave(title.trim());
      onClose();
    } catch (failure) {
      setError(reportFailure('Failed to save the chart', failure).fields['title']);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={heading}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} look="solid" busy={busy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={event => void save(event)}>
        <FieldFrame id={`${id}-title`} label={t('Title')} required error={error}>
          <Input
            id={`${id}-title`}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_TITLE}
            value={title}
            aria-required
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-title-error` : undefined}
            onChange={event => setTitle(event.target.value)}
          />
        </FieldFrame>
      </form>
    </Dialog>
  );
}

const Input = styled.input`
  ${controlBox}
`;
