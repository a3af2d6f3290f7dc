import { color, mixin, radius, space, typography } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobsProps<Row> {
  /** Shown when there are no rows. */
  empty: string;
  rows: readonly Row[];
  children(row: Row): ReactNode;
}

/** A list of jobs, or a sentence in its place. */
export function Jobs<Row>({ empty, rows, children }: JobsProps<Row>) {
  return rows.length === 0 ? <Empty>{empty}</Empty> : <ul>{rows.map(children)}</ul>;
}

interface JobItemProps {
  title: string;
  chip?: ReactNode;
  detail?: ReactNode;
  error?: string | null;
  progress?: ReactNode;
  /** The actions. */
  children?: ReactNode;
}

/** A job with what there is to say about it, and its actions. */
export function JobItem({ title, chip, detail, error, progress, children }: JobItemProps) {
  return (
    <Item aria-label={title}>
      <Description>
        <Heading>
          <strong>{title}</strong>
          {chip}
        </Heading>
        {detail && <Detail>{detail}</Detail>}
        {error && <Failure>{error}</Failure>}
        {progress}
      </Description>
      <Actions>{children}</Actions>
    </Item>
  );
}

/** How far a job is. */
export const Progress = ({ percent }: { percent: number }) => (
  <Bar
    role="progressbar"
    aria-label={t('Progress')}
    aria-valuenow={Math.round(percent)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span style={{ width: `${percent}%` }} />
  </Bar>
);

const Empty = styled.p`
  color: ${color.muted};
`;

const Item = styled.li`
  ${mixin.row}
  gap: ${space(3)} ${space(4)};
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.line};
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const Description = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Heading = styled.div`
  ${mixin.row}
  gap: ${space(1)} ${space(3)};
  min-height: 24px;
  strong {
    font-weight: 550;
  }
`;

const Detail = styled.div`
  ${mixin.remark}
  font-variant-numeric: tabular-nums;
`;

const Failure = styled.div`
  margin-top: ${space(1)};
  color: ${color.danger};
  ${typography.small}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;

const Bar = styled.div`
  height: 6px;
  margin-top: ${space(2)};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
  ${mixin.outlineInForcedColors}
  span {
    display: block;
    height: 100%;
    background: ${color.primary};
  }
`;
