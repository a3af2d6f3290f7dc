import { breakpoint, mixin, space, toast, typography } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { TitleDialog, usePinnedCharts, type PinnedChart } from '@gym/hub-kit/shell';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChartCard } from './chart-card.tsx';
import { moved } from './moved.ts';
import { useDragging } from './use-dragging.ts';

/** The pinned charts in a grid. They are arranged by a handle, and by the menu of each. */
export default function ChartBoard({ charts }: { charts: readonly PinnedChart[] }) {
  const pinned = usePinnedCharts();
  /** The order until it is saved. */
  const [arranged, setArranged] = useState<readonly PinnedChart[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [renamed, setRenamed] = useState<PinnedChart | null>(null);
  const shown = arranged ?? charts;
  const grid = useRef<HTMLUListElement>(null);
  /** The chart whose menu gets the focus. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useEffect(() => {
    if (focusedId === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-chart="${focusedId}"] [data-menu]`)?.focus();
    setFocusedId(null);
  }, [focusedId]);

  async function arrange(next: readonly PinnedChart[]) {
    setArranged(next);
    try {
      await pinned.arrange(next);
    } catch (failure) {
      reportFailure('Failed to move the chart', failure);
    } finally {
      setArranged(null);
    }
  }
  function move(chart: PinnedChart, to: number) {
    void arrange(moved(shown, shown.indexOf(chart), to));
    setFocusedId(chart.id);
    setAnnouncement(
      t('{title} is now number {position} of {count}', {
        title: chart.title,
        position: to + 1,
        count: shown.length,
      }),
    );
  }
  async function remove(chart: PinnedChart) {
    const position = shown.indexOf(chart);
    try {
      await pinned.remove(chart);
      setFocusedId((shown[position + 1] ?? shown[position - 1])?.id ?? null);
    } catch (failure) {
      reportFailure('Failed to remove the chart', failure);
      return;
    }
    const undo = () =>
      void pinned
        .pin(chart, position)
        .catch((failure: unknown) => reportFailure('Failed to undo the change', failure));
    toast.success(t('Chart removed'), { label: t('Undo'), onClick: undo }, chart.title);
  }
  const dragging = useDragging(shown, grid, next => void arrange(next));

  return (
    <section aria-labelledby="my-charts">
      <Heading id="my-charts">{t('My charts')}</Heading>
      <Grid ref={grid}>
        {shown.map((chart, index) => (
          <Cell
            key={chart.id}
            data-chart={chart.id}
            style={{ order: dragging.order.findIndex(({ id }) => id === chart.id) }}
            $isDragged={dragging.dragged?.id === chart.id}
          >
            <ChartCard
              chart={chart}
              onGrab={shown.length > 1 ? event => dragging.grab(chart, event) : undefined}
              onEarlier={index > 0 ? () => move(chart, index - 1) : undefined}
              onLater={index < shown.length - 1 ? () => move(chart, index + 1) : undefined}
              onRename={() => setRenamed(chart)}
              onRemove={() => void remove(chart)}
            />
          </Cell>
        ))}
      </Grid>
      <Announcement role="status">{announcement}</Announcement>
      {renamed && (
        <TitleDialog
          heading={t('Rename chart')}
          title={renamed.title}
          onSave={title => pinned.rename(renamed, title)}
          onClose={() => setRenamed(null)}
        />
      )}
    </section>
  );
}

const Heading = styled.h2`
  ${typography.heading}
  margin-bottom: ${space(3)};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  align-items: start;
  gap: ${space(6)};
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
`;

const Cell = styled.li<{ $isDragged: boolean }>`
  min-width: 0;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.6 : 1)};
`;

const Announcement = styled.p`
  ${mixin.visuallyHidden}
`;
