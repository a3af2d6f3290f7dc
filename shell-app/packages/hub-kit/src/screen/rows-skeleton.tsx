import { color, radius, space, visuallyHidden } from '@gym/hub-kit';
import styled, { keyframes } from 'styled-components';

/** The shape of rows while the first ones are on their way. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status">
      <Hidden>Loading…</Hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row} aria-hidden>
          <Bone $width={[22, 18, 26, 20][row % 4] ?? 20} />
          <Bone $width={[24, 28, 20, 26][row % 4] ?? 24} />
          <Bone $width={12} />
          <Bone $width={8} />
        </Line>
      ))}
    </div>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  height: var(--row-height, 52px);
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
  }
`;

export const Bone = styled.span<{ $width: number }>`
  width: ${({ $width }) => $width}%;
  height: 10px;
  border-radius: ${radius.round};
  background: ${color.line};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
