import { t } from '@gym/hub-kit/format';
import { Button, space } from '@gym/hub-kit';
import styled from 'styled-components';
import { Dialog } from '../elements/dialog.tsx';

export interface WarningsDialogProps {
  texts: readonly string[];
  onSave: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before implausible values are saved. */
export function WarningsDialog({ texts, onSave, onCancel }: WarningsDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={t('Save anyway?')}
      width={480}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button look="solid" onClick={onSave}>
            {t('Save anyway')}
          </Button>
        </>
      }
    >
      <List>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
`;
