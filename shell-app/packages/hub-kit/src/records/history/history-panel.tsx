import { Button } from '../../elements/button.tsx';
import { space } from '../../theme/theme.ts';
import { t } from '../../common/text.ts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { RecordHistory, type RecordHistoryProps } from './history.tsx';

/** The history of a record on demand. A state is restored once there is no unsaved input. */
export function HistoryPanel(props: RecordHistoryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Container>
      <Opener
        icon="clock"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('History')}
      </Opener>
      {open && (
        <section id={id} aria-label={t('History')}>
          {!props.restorable && <p>{t('Save or discard your changes to restore an earlier state.')}</p>}
          <RecordHistory {...props} />
        </section>
      )}
    </Container>
  );
}

const Container = styled.div`
  margin-top: ${space(5)};
`;

const Opener = styled(Button)`
  height: 36px;
  padding: 0 ${space(3)};
`;
