import { color, Icon, space, typography, mixin } from '@gym/hub-kit';
import { today } from '@gym/hub-kit/format';
import styled from 'styled-components';
import { dueMark, type Due } from '../contract/due.ts';

export interface DueMarkProps {
  due: Due;
  row: object;
  /** Shows the text, on screens without a pointer for the tooltip. */
  words?: boolean;
}

/** Marks a record whose deadline approaches or has passed. */
export default function DueMark({ due, row, words = false }: DueMarkProps) {
  const mark = dueMark(due, row, today());
  if (!mark) return null;
  return (
    <Mark $over={mark.over} $words={words} title={words ? undefined : mark.text}>
      <Icon name={mark.over ? 'alert' : 'hourglass'} size={15} />
      {words ? mark.text : <Unseen>{mark.text}</Unseen>}
    </Mark>
  );
}

const Mark = styled.span<{ $over: boolean; $words: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex: none;
  margin-inline-start: ${({ $words }) => ($words ? 0 : space(1.5))};
  color: ${({ $over }) => ($over ? color.danger : color.warning)};
  ${typography.label}
`;

const Unseen = styled.span`
  ${mixin.visuallyHidden}
`;
