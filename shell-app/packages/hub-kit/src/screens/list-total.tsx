import { breakpoint, color, space } from '../theme/theme.ts';
import { t } from '../common/text.ts';
import styled from 'styled-components';
import type { SummaryDocument } from '../definition/groups.ts';
import { summedColumns, sumText, useSummary } from './groups/summary.ts';
import type { ViewsProps } from './views/views-props.ts';

/** The sums of all rows of the list, on all pages: those that the screen names, then those of the columns shown. */
export default function ListTotal({
  columns,
  document,
  ...list
}: ViewsProps & { document: SummaryDocument }) {
  const all = useSummary(list, document).groups?.[0];
  if (!all) return null;
  const { totalLabels = {} } = list.screen;
  const lines = summedColumns(list.screen).flatMap(column => {
    const label = totalLabels[column.key];
    const isShown = columns.shown.some(({ key }) => key === column.key);
    const sums = label ? (all.total?.sum ?? all.sum) : all.sum;
    return label || isShown ? [{ column, label: label ?? column.title, sum: sums?.[column.key] }] : [];
  });
  const isOfScreen = ({ column }: (typeof lines)[number]) => column.key in totalLabels;
  return (
    <Totals>
      {lines
        .toSorted((a, b) => Number(isOfScreen(b)) - Number(isOfScreen(a)))
        .map(({ column, label, sum }) => (
          <Line key={column.key}>
            {t(label)} <Amount>{sumText(column, sum)}</Amount>
          </Line>
        ))}
    </Totals>
  );
}

const Totals = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  margin-inline-end: auto;
  @media ${breakpoint.small} {
    flex-basis: 100%;
  }
`;

const Line = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

const Amount = styled.strong`
  color: ${color.text};
  font-weight: 600;
`;
