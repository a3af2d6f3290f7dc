import { Button } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { Dialog } from '@gym/hub-kit/screen';
import { labels, type SettingsValues } from './settings-values.ts';

interface ConflictQuestionProps {
  before: SettingsValues;
  theirs: SettingsValues;
  onBack: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Another user has saved settings: names them and lets the user decide. */
export function ConflictQuestion({
  before,
  theirs,
  onBack,
  onTakeTheirs,
  onKeepMine,
}: ConflictQuestionProps) {
  const changed = Object.keys(labels).filter(
    name =>
      JSON.stringify(before[name as keyof SettingsValues]) !==
      JSON.stringify(theirs[name as keyof SettingsValues]),
  );
  return (
    <Dialog
      role="alertdialog"
      title={t('The settings have changed since you opened them')}
      onClose={onBack}
      footer={
        <>
          <Button look="quiet" onClick={onBack} data-autofocus>
            {t('Back to the form')}
          </Button>
          <Button onClick={onTakeTheirs}>{t('Take theirs')}</Button>
          <Button look="solid" onClick={onKeepMine}>
            {t('Keep mine')}
          </Button>
        </>
      }
    >
      <p>
        {t('Another user changed: {fields}.', {
          fields: changed.map(name => t(labels[name]!)).join(', ') || '–',
        })}
      </p>
      <p>{t('Keep mine saves what you changed; what you did not touch stays as they left it.')}</p>
    </Dialog>
  );
}
