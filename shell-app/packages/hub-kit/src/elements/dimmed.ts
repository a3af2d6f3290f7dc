import { css } from 'styled-components';

/** Dims an element with the attribute `data-waiting`. A changed class would restyle every cell within. */
export const dimmed = css`
  transition: opacity 120ms ease-out;
  &[data-waiting] {
    opacity: 0.55;
  }
`;
