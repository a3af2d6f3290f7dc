import { color, Icon, visuallyHidden } from '@gym/hub-kit';
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
      <Turning name="loader" size={28} />
      <Hidden role="status">{heading ? <h1>Loading…</h1> : 'Loading…'}</Hidden>
    </Center>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

// A wait of a moment shows nothing: a flash of a spinner is worse than none.
const Center = styled.div<{ $whole: boolean }>`
  display: grid;
  place-content: center;
  min-height: ${({ $whole }) => ($whole ? '100vh' : '50vh')};
  color: ${color.faint};
  animation: ${appear} 200ms 150ms backwards;
`;

const Turning = styled(Icon)`
  animation: ${turn} 900ms linear infinite;
`;

const Hidden = styled.div`
  ${visuallyHidden}
`;
