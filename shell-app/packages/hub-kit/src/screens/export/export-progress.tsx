import { Button } from '../../elements/button.tsx';
import { color, space } from '../../theme/theme.ts';
import { t } from '../../common/text.ts';
import styled from 'styled-components';
import { Dialog } from '../../elements/dialog.tsx';

export interface ExportProgressProps {
  done: number;
  total: number;
  /** `members` */
  many: string;
  onCancel: () => void;
}

export default function ExportProgress({ done, total, many, onCancel }: ExportProgressProps) {
  return (
    <Dialog
      title={t('Exporting {many}', { many })}
      onClose={onCancel}
      footer={
        <Button onClick={onCancel} data-autofocus>
          {t('Cancel')}
        </Button>
      }
    >
      <Bar aria-label={t('Exporting {many}', { many })} value={done} max={total} />
      <Count role="status">{t('{done} of {total}', { done, total })}</Count>
    </Dialog>
  );
}

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${color.secondary};
`;

const Count = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
