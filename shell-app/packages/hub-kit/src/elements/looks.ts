import { css } from 'styled-components';
import { color, radius, space, typography } from '../theme/theme.ts';

/** Dims an element with the attribute `data-waiting`. A changed class would restyle every cell within. */
export const dimmed = css`
  transition: opacity 120ms ease-out;
  &[data-waiting] {
    opacity: 0.55;
  }
`;

export const note = css`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  overflow-wrap: anywhere;
`;

export const checkLine = css`
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(3)};
    min-width: 0;
    padding: ${space(2)};
    border-radius: ${radius.small};
    overflow-wrap: anywhere;
    ${typography.body}
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }
`;
