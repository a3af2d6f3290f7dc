import styled, { css } from 'styled-components';
import { dimmed } from '../../elements/looks.ts';
import { color, space } from '../../theme/theme.ts';

/** The cell shows the focus of its content; the one that the arrow keys are on shows only to whom uses them. */
const focus = css`
  .rdg a {
    padding-block: 4px;
    outline: none;
  }
  .rdg-cell[aria-selected='true'] {
    outline: none;
  }
  .rdg-cell:focus-visible,
  .rdg-cell:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

/**
 * A title has two lines, and breaks within a word where the browser knows its syllables. One that does not sort is plain
 * text.
 */
const headers = css`
  .rdg-header-row {
    .rdg-cell {
      color: ${color.muted};
      font-size: 12px;
      font-weight: 600;
      line-height: 16px;
      white-space: normal;
      hyphens: auto;
      &:has(.rdg-header-sort-name):hover {
        color: ${color.text};
      }
      &:not(:has(.rdg-header-sort-name, input)) {
        display: grid;
        align-content: center;
      }
      > span {
        min-width: 0;
      }
      > span,
      > span > span:last-child {
        display: flex;
        align-items: center;
        gap: ${space(1)};
      }
    }
    .cell-end:not(:has(.rdg-header-sort-name)) {
      text-align: end;
    }
    .rdg-header-sort-name {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      flex: 0 1 auto;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/** The look of the grid; `$padding` is in pixels, on each side of a cell. */
export const GridFrame = styled.div<{ $padding: number }>`
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${dimmed}
  ${focus}
  .rdg {
    --rdg-color: ${color.text};
    --rdg-background-color: ${color.surface};
    --rdg-header-background-color: ${color.surface};
    --rdg-row-hover-background-color: ${color.hover};
    --rdg-row-selected-background-color: ${color.secondarySoft};
    --rdg-row-selected-hover-background-color: ${color.secondarySoft};
    --rdg-checkbox-focus-color: ${color.focus};
    --rdg-border-color: ${color.line};
    --rdg-border-width: 0px;
    --rdg-selection-color: ${color.focus};
    --rdg-font-size: 14px;
    flex: 0 1 auto;
    min-height: 0;
    border: 0;
    color-scheme: inherit;
  }
  .rdg-cell {
    display: flex;
    align-items: center;
    padding-inline: ${({ $padding }) => $padding}px;
    border-block-end: 1px solid ${color.line};
  }
  .rdg-row {
    cursor: pointer;
  }
  .rdg input[type='checkbox'] {
    width: 24px;
    height: 24px;
    accent-color: ${color.secondary};
  }
  .cell-name {
    font-weight: 550;
  }
  ${headers}
  /* Where columns may scroll beneath the actions. */
  @media (max-width: 1279px) {
    .rdg-cell-frozen-end {
      border-inline-start: 1px solid ${color.line};
    }
  }
  .cell-end {
    justify-content: flex-end;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: block;
    .rdg {
      contain: none;
      overflow: visible;
    }
    .rdg-row {
      break-inside: avoid;
    }
  }
`;
