import { color, space, typography } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import type { AnyIcon } from '../common/icon.ts';
import { formatMonth } from '../common/format.ts';
import { t } from '../common/text.ts';
import { today } from '../common/club-clock.ts';
import styled from 'styled-components';
import { dueMark, type Due } from '../definition/due.ts';
import { Hidden } from '../elements/hidden.ts';

interface MarkOptions {
  /** Shows the text, on screens without a pointer for the tooltip. */
  asText?: boolean;
}

/** Marks a record whose deadline approaches or has passed. */
export function DueMark({ due, row, asText }: { due: Due; row: object } & MarkOptions) {
  const mark = dueMark(due, row, today());
  const look = mark?.over ? ({ icon: 'alert', shade: 'danger' } as const) : dueSoon;
  return mark && <RowMark {...look} text={mark.text} asText={asText} />;
}

const dueSoon = { icon: 'hourglass', shade: 'warning' } as const;

/**
 * Marks a record of a closed month.
 * @param props.month `2026-03`
 */
export function ClosedMark({ month, asText }: { month: string } & MarkOptions) {
  const text = t('{month} is closed', { month: formatMonth(month, 'long') });
  return <RowMark icon="lock" shade="muted" text={text} asText={asText} />;
}

interface RowMarkProps extends MarkOptions {
  icon: AnyIcon;
  shade: 'danger' | 'warning' | 'muted';
  text: string;
}

const RowMark = ({ icon, shade, text, asText = false }: RowMarkProps) => (
  <Mark $shade={shade} $words={asText} title={asText ? undefined : text}>
    <Icon name={icon} size={15} />
    {asText ? text : <Hidden>{text}</Hidden>}
  </Mark>
);

const Mark = styled.span<{ $shade: RowMarkProps['shade']; $words: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex: none;
  margin-inline-start: ${({ $words }) => ($words ? 0 : space(1.5))};
  color: ${({ $shade }) => color[$shade]};
  ${typography.label}
`;
