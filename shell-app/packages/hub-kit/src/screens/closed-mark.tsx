import { color, Icon, mixin, space, typography } from '@gym/hub-kit';
import { formatMonth, t } from '@gym/hub-kit/format';
import styled from 'styled-components';

export interface ClosedMarkProps {
  /** `2026-03` */
  month: string;
  /** Shows the text, on screens without a pointer for the tooltip. */
  words?: boolean;
}

/** Marks a record of a closed month. */
export default function ClosedMark({ month, words = false }: ClosedMarkProps) {
  const text = t('{month} is closed', { month: formatMonth(month, 'long') });
  return (
    <Mark $words={words} title={words ? undefined : text}>
      <Icon name="lock" size={15} />
      {words ? text : <Unseen>{text}</Unseen>}
    </Mark>
  );
}

const Mark = styled.span<{ $words: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex: none;
  margin-inline-start: ${({ $words }) => ($words ? 0 : space(1.5))};
  color: ${color.muted};
  ${typography.label}
`;

const Unseen = styled.span`
  ${mixin.visuallyHidden}
`;
