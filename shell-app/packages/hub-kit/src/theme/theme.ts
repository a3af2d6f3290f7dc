import { color, shadow } from '@gym/theme/variables';
import { createGlobalStyle, css } from 'styled-components';

export { chartColors, chipColor } from '@gym/theme/variables';
/**
 * The colors of the theme as CSS variables, with a light and a dark value.
 * @example
 * const Note = styled.p`
 *   color: ${color.muted};
 * `;
 */
export { color } from '@gym/theme/variables';
/**
 * The shadows of the theme as CSS variables.
 * @example
 * const Card = styled.div`
 *   box-shadow: ${shadow.card};
 * `;
 */
export { shadow } from '@gym/theme/variables';
/**
 * The colors of chips.
 * @example
 * const statusColor: Record<string, ChipColor> = { open: 'green', locked: 'red' };
 */
export { type ChipColor } from '@gym/theme/variables';

/** Every distance and size of the product; `@gym/theme` declares its colors. */

/**
 * Multiples of four: `space(4)` is 16 px.
 * @example
 * const Box = styled.div`
 *   padding: ${space(4)};
 * `;
 */
export const space = (steps: number) => `${steps * 4}px`;

/**
 * The radii of corners.
 * @example
 * const Box = styled.div`
 *   border-radius: ${radius.base};
 * `;
 */
export const radius = { small: '6px', base: '8px', large: '12px', round: '999px' } as const;

export const font = {
  family:
    "'Inter Variable', Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/**
 * Type styles; a text uses one of these and no other size.
 * @example
 * const Title = styled.h2`
 *   ${typography.heading}
 * `;
 */
export const typography = {
  display: css`
    font-size: 28px;
    line-height: 36px;
    font-weight: 650;
    letter-spacing: -0.022em;
  `,
  title: css`
    font-size: 22px;
    line-height: 28px;
    font-weight: 650;
    letter-spacing: -0.018em;
  `,
  heading: css`
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.008em;
  `,
  body: css`
    font-size: 14px;
    line-height: 20px;
  `,
  label: css`
    font-size: 13px;
    line-height: 18px;
    font-weight: 550;
  `,
  small: css`
    font-size: 12px;
    line-height: 16px;
  `,
} as const;

/**
 * Sizes of the frame and of controls, in pixels.
 * @example
 * const Box = styled.div`
 *   min-height: ${layout.field}px;
 * `;
 */
export const layout = { topBar: 85, sideNav: 240, field: 40 } as const;

/**
 * The side navigation turns into a drawer below `wide`; dialogs fill the screen below `small`.
 * @example
 * const Columns = styled.div`
 *   display: grid;
 *   @media ${breakpoint.small} {
 *     display: block;
 *   }
 * `;
 */
export const breakpoint = {
  small: '(max-width: 599px)',
  belowWide: '(max-width: 959px)',
  wide: '(min-width: 960px)',
} as const;

export const zIndex = { topBar: 10, drawer: 30, popover: 40 } as const;

/**
 * Durations and easings of transitions.
 * @example
 * const Row = styled.div`
 *   transition: background ${motion.quick};
 * `;
 */
export const motion = { quick: '120ms ease-out', calm: '200ms cubic-bezier(0.2, 0, 0, 1)' } as const;

const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;

/** The box of a part of a page. */
const surface = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/**
 * Styles that a component includes in its own.
 * @example
 * const Option = styled.button`
 *   &:focus-visible {
 *     ${mixin.focusRing}
 *   }
 *   &[aria-pressed='true'] {
 *     ${mixin.selectedInForcedColors}
 *   }
 * `;
 */
export const mixin = {
  /** Things beside each other, in lines as they need. */
  row: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  `,
  surface,
  /** A list, a chart or a part of a page, which stands out from it. */
  card: css`
    ${surface}
    box-shadow: ${shadow.card};
  `,
  /** A box within a card or a dialog. */
  sunken: css`
    border-radius: ${radius.base};
    background: ${color.sunken};
  `,
  /** A text of less weight than the one beside it. */
  remark: css`
    ${typography.small}
    color: ${color.muted};
  `,
  /** The ring around the element that has the focus. */
  focusRing,
  /** For what is chosen or current and shows it by its background, which forced colors remove. */
  selectedInForcedColors: css`
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  `,
  /** For what shows its shape by its background, which forced colors remove. */
  outlineInForcedColors: css`
    outline: 1px solid transparent;
    outline-offset: -1px;
  `,
  /** For screen readers only. */
  visuallyHidden: css`
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
} as const;

/** `data-density` and `data-motion` on the root come from the person's settings. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --row-height: 52px;
    --cell-padding: 16px;
  }
  :root[data-density='compact'] {
    --row-height: 40px;
    --cell-padding: 12px;
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    font-family: ${font.family};
    font-feature-settings: 'cv05', 'cv11', 'ss03';
    ${typography.body}
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: default; }
  a { color: inherit; }
  svg { flex: none; }
  :focus-visible { ${focusRing} }
  /* Shadows and backgrounds are gone there, and colored borders are all one color. */
  @media (forced-colors: active) {
    dialog, [popover] { border: 1px solid CanvasText !important; }
    :focus-visible { outline: 2px solid Highlight !important; }
  }
  ::selection { background: ${color.secondaryLine}; color: ${color.text}; }
  /* Even a transition of 0.01 ms has not begun when a layout effect measures what it has just changed. */
  :root[data-motion='reduced'] *, :root[data-motion='reduced'] *::before, :root[data-motion='reduced'] *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;
