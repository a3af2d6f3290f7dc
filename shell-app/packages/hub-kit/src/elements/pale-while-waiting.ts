import { css } from 'styled-components';

/** An attribute, since another class would have the browser look again at every cell within. */
export const paleWhileWaiting = css`
  transition: opacity 120ms ease-out;
  &[data-waiting] {
    opacity: 0.55;
  }
`;
