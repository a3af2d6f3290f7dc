import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, mixin, space, typography } from '../theme/theme.ts';

const looks = {
  grid: css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(180px, 45%), 1fr));
    gap: ${space(3)} ${space(4)};
  `,
  figures: css`
    ${mixin.row}
    ${mixin.sunken}
    gap: ${space(3)} ${space(8)};
    margin: ${space(4)} 0;
    padding: ${space(3)} ${space(4)};
    dd {
      ${typography.heading}
    }
  `,
  lines: css`
    > div {
      display: grid;
      grid-template-columns: 2fr 3fr;
      align-items: baseline;
      gap: ${space(4)};
      padding: ${space(2)} 0;
    }
    > div + div {
      border-top: 1px solid ${color.line};
    }
    dd {
      white-space: pre-line;
    }
  `,
};

/**
 * A list of facts: side by side with their labels above them, as figures in a box, or in lines.
 * @example
 * const contract = (
 *   <Facts>
 *     <Fact label={t('Plan')}>Gold</Fact>
 *   </Facts>
 * );
 * const run = (
 *   <Facts $look="figures">
 *     <Fact label={t('Invoices')}>{17}</Fact>
 *   </Facts>
 * );
 */
export const Facts = styled.dl<{ $look?: keyof typeof looks }>`
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  dt {
    ${mixin.remark}
  }
  dd {
    /* Also of a value that loads. */
    min-height: 1lh;
  }
  ${({ $look = 'grid' }) => looks[$look]}
`;

/**
 * A fact of `Facts`; nothing without a value.
 * @example
 * <Fact label={t('Plan')}>Gold</Fact>
 */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
