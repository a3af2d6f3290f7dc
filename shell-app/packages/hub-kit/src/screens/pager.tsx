import { breakpoint, color, radius, space, typography } from '../theme/theme.ts';
import { IconButton } from '../elements/button.tsx';
import { t } from '../common/text.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Hidden } from '../elements/hidden.ts';

export interface PagerProps {
  page: number;
  pages: number;
  size: number;
  sizes: readonly number[];
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  children?: ReactNode;
}

export function Pager({ page, pages, size, sizes, total, onPage, onSize, children }: PagerProps) {
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  return (
    <Bar aria-label={t('Pages')}>
      {children}
      <Size>
        <span>{t('Rows per page')}</span>
        <select value={size} onChange={event => onSize(Number(event.target.value))}>
          {sizes.map(choice => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </Size>
      <Range role="status">{t('{first}–{last} of {total}', { first, last, total })}</Range>
      <Steps>
        <IconButton
          icon="chevron-left"
          label={t('Previous page')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span>
          <Hidden>{t('Page')} </Hidden>
          {t('{page} of {pages}', { page, pages })}
        </span>
        <IconButton
          icon="chevron-right"
          label={t('Next page')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </Steps>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(6)};
  flex: none;
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  ${typography.label}
  font-weight: 450;
  font-variant-numeric: tabular-nums;
  @media ${breakpoint.small} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const Size = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  select {
    height: 32px;
    padding: 0 ${space(1)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
  }
`;

const Range = styled.span`
  @media ${breakpoint.small} {
    order: 3;
    flex-basis: 100%;
    text-align: center;
  }
`;

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;
