import styled from 'styled-components';
import { Link } from 'react-router';
import { useRecordAddress, type RecordName } from '../common/record-pages.ts';
import { t } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import { ConfirmDialog } from '../elements/confirm-dialog.tsx';
import { space } from '../theme/theme.ts';
import { ConflictDialog, FirstSavedDialog } from './conflict-dialog.tsx';
import type { FormValues } from './form-values.ts';
import { fieldsOf } from './schema.ts';
import type { SaveAsk, SaveReply } from './use-save-record.ts';

interface SaveQuestionProps {
  ask: SaveAsk;
  screen: AnyScreen;
  /** The values that the form began with. */
  before: FormValues;
  mine: FormValues;
  onReply: (reply: SaveReply) => unknown;
}

export function SaveQuestion({ ask, screen, before, mine, onReply }: SaveQuestionProps) {
  if (ask.kind === 'warnings')
    return (
      <ConfirmDialog
        title={t('Save anyway?')}
        confirmLabel={t('Save anyway')}
        look="solid"
        onConfirm={() => void onReply('save')}
        onClose={() => onReply('back')}
      >
        <Warnings>
          {ask.texts.map(({ text, record }) => (
            <li key={text}>
              {text} {record && <RecordTab {...record} />}
            </li>
          ))}
        </Warnings>
      </ConfirmDialog>
    );
  const comparison = {
    fields: fieldsOf(screen),
    entity: screen.entity.one,
    mine,
    theirs: ask.theirs.values,
    onBack: () => onReply('back'),
    onSecondary: () => onReply('other'),
    onPrimary: () => onReply('save'),
  };
  return ask.kind === 'conflict' ? (
    <ConflictDialog {...comparison} before={before} />
  ) : (
    <FirstSavedDialog {...comparison} />
  );
}

/** Another tab: the form keeps its input. */
function RecordTab({ kind, id }: { kind: RecordName; id: string }) {
  const to = useRecordAddress()(kind, id, true);
  return (
    to && (
      <Link to={to} target="_blank" rel="noopener">
        {t('Show')}
      </Link>
    )
  );
}

const Warnings = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
`;
