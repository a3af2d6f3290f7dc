import { t } from '../common/text.ts';
import styled from 'styled-components';
import { mixin, space } from '../theme/theme.ts';
import { Button } from './button.tsx';

export function RetryLine(props: { text: string; busy?: boolean; onRetry: () => void }) {
  return (
    <Line role="alert">
      {props.text}
      <Button icon="refresh" busy={props.busy ?? false} onClick={props.onRetry}>
        {t('Try again')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  ${mixin.row}
  gap: ${space(3)};
  padding: ${space(3)} 0;
`;
