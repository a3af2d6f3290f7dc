import { t } from '@gym/hub-kit/format';
import { color, Spinner, mixin } from '@gym/hub-kit';
import styled, { keyframes } from 'styled-components';

interface PageSpinnerProps {
  /** Fills the page, as its main landmark, rather than the space it is given. */
  whole?: boolean;
  /** False within a page that has its heading already. */
  heading?: boolean;
}

export function PageSpinner({ whole = true, heading = true }: PageSpinnerProps) {
  return (
    <Center as={whole ? 'main' : 'div'} $whole={whole}>
      <Large />
      <Hidden role="status">{heading ? <h1>{t('Loading…')}</h1> : t('Loading…')}</Hidden>
    </Center>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

// Delayed: short waits show no spinner.
const Center = styled.div<{ $whole: boolean }>`
  display: grid;
  place-content: center;
  min-height: ${({ $whole }) => ($whole ? '100vh' : '50vh')};
  color: ${color.faint};
  animation: ${appear} 200ms 150ms backwards;
`;

const Large = styled(Spinner)`
  position: static;
  width: 28px;
  height: 28px;
`;

const Hidden = styled.div`
  ${mixin.visuallyHidden}
`;
