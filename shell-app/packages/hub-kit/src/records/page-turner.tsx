import styled from 'styled-components';
import { t } from '../common/text.ts';
import { Button } from '../elements/button.tsx';
import { color, mixin, space } from '../theme/theme.ts';

const PAGE_ROWS = 25;

export interface PageTurnerProps {
  /** The offset of the first row of the page. */
  offset: number;
  /** Rows on all pages. */
  total: number;
  onTurn: (offset: number) => void;
}

/** The position in a list, and buttons to the pages before and after; nothing for a list of one page. */
export default function PageTurner({ offset, total, onTurn }: PageTurnerProps) {
  if (total <= PAGE_ROWS) return null;
  const last = Math.min(offset + PAGE_ROWS, total);
  return (
    <Turner>
      <span>{t('{from} to {to} of {total}', { from: offset + 1, to: last, total })}</span>
      <Button disabled={offset === 0} onClick={() => onTurn(offset - PAGE_ROWS)}>
        {t('Previous')}
      </Button>
      <Button disabled={last === total} onClick={() => onTurn(offset + PAGE_ROWS)}>
        {t('Next')}
      </Button>
    </Turner>
  );
}

const Turner = styled.div`
  ${mixin.row}
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(3)};
  color: ${color.muted};
`;
