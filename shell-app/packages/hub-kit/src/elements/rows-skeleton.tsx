import { t } from '../common/text.ts';
import { color, space } from '../theme/theme.ts';
import { Skeleton, pulse } from './skeleton.tsx';
import { Hidden } from './hidden.ts';
import styled from 'styled-components';

/** The widths of the placeholders in each row, in percent. */
type Shapes = readonly (readonly number[])[];

const tableShapes: Shapes = [
  [16, 20, 12, 9, 7, 14],
  [13, 22, 12, 7, 9, 11],
  [18, 17, 12, 9, 8, 15],
];

/** Placeholders for rows while the first ones load; by default those of a table. */
export function RowsSkeleton({ rows = 8, shapes = tableShapes }: { rows?: number; shapes?: Shapes }) {
  return (
    <div role="status">
      <Hidden>{t('Loading…')}</Hidden>
      <Lines aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Line key={row}>
            {(shapes[row % shapes.length] ?? []).map((width, column) => (
              <Skeleton key={column} $width={`${width}%`} />
            ))}
          </Line>
        ))}
      </Lines>
    </div>
  );
}

/** Pulses as one: the browser paints each animated element on a layer of its own. */
const Lines = styled.div`
  animation: ${pulse} 1.4s ease-in-out infinite;
  ${Skeleton} {
    animation: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--row-height, 52px);
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
  }
`;
