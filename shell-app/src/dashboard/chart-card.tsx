import { Button, color, IconButton, mixin, radius, space, typography, useSession, Icon } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { Menu, readPinnedState, type PinnedChart, type PinnedChartProps } from '@gym/hub-kit/shell';
import type { PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useHubs } from '../hubs/hub-registry.tsx';
import { RemoteBoundary, type FailureProps } from '../hubs/remote-boundary.tsx';
import { CardWaiting, SectionFailure } from '../hubs/slots.tsx';

interface ChartCardProps {
  chart: PinnedChart;
  /** Of the handle; undefined where there is no other place. */
  onGrab: ((event: PointerEvent) => void) | undefined;
  /** Undefined for the first chart. */
  onEarlier: (() => void) | undefined;
  /** Undefined for the last chart. */
  onLater: (() => void) | undefined;
  onRename: () => void;
  onRemove: () => void;
}

/** A pinned chart, drawn by the hub of its list. */
export function ChartCard({ chart, onGrab, ...actions }: ChartCardProps) {
  const { hubs, state: listing } = useHubs();
  const { can } = useSession();
  const { title, list } = chart;
  const state = readPinnedState(chart.state);
  const tools = (
    <>
      <ChartMenu {...actions} title={title} />
      {onGrab && (
        <Handle aria-hidden data-handle onPointerDown={onGrab}>
          <Icon name={grip} size={16} />
        </Handle>
      )}
    </>
  );
  const message = (text: string) => (
    <Message title={title} tools={tools}>
      <Line>
        <Icon name="warning" size={16} />
        <p>{text}</p>
        <Button icon="delete" onClick={actions.onRemove}>
          {t('Remove')}
        </Button>
      </Line>
    </Message>
  );
  const unavailable = message(t('You may not view all that this chart shows.'));
  if (!can(`${list}:view`)) return unavailable;

  const found = hubs
    .flatMap(hub => Object.entries(hub.manifest.screens).map(([key, screen]) => ({ hub, key, screen })))
    .find(({ screen }) => screen.path === state?.path);
  if (!state || (!found && listing !== 'loading'))
    return message(t('The page of this chart is not available now.'));
  if (!found) return <CardWaiting />;
  if (found.screen.requires && !can(found.screen.requires)) return unavailable;
  return (
    <RemoteBoundary
      hub={found.hub}
      part={{ kind: 'chart', key: found.key }}
      props={{ title, list, state, tools, unavailable } satisfies PinnedChartProps}
      Waiting={CardWaiting}
      Failure={ChartFailure}
    />
  );
}

function ChartMenu({
  title,
  onEarlier,
  onLater,
  onRename,
  onRemove,
}: Omit<ChartCardProps, 'chart' | 'onGrab'> & { title: string }) {
  const label = t('Arrange {title}', { title });
  return (
    <Menu label={label} opener={props => <IconButton {...props} data-menu icon={ellipsis} label={label} />}>
      {onEarlier && (
        <Button icon="up" onClick={onEarlier}>
          {t('Move earlier')}
        </Button>
      )}
      {onLater && (
        <Button icon="down" onClick={onLater}>
          {t('Move later')}
        </Button>
      )}
      <Button icon="edit" onClick={onRename}>
        {t('Rename…')}
      </Button>
      <Button icon="delete" onClick={onRemove}>
        {t('Remove')}
      </Button>
    </Menu>
  );
}

/** What is shown in place of a chart. */
function Message({
  title,
  tools,
  children,
}: Pick<PinnedChartProps, 'title' | 'tools'> & { children: ReactNode }) {
  return (
    <Panel aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <span>{tools}</span>
      </Head>
      {children}
    </Panel>
  );
}

function ChartFailure({ props, ...failure }: FailureProps) {
  const { title, tools } = props as PinnedChartProps;
  return (
    <Message title={title} tools={tools}>
      <SectionFailure {...failure} />
    </Message>
  );
}

const dot = (x: number, y: number) => `M${x} ${y}a1 1 0 1 0 2 0 1 1 0 1 0-2 0`;
const ellipsis = { paths: [4, 11, 18].map(x => dot(x, 12)) };
const grip = { paths: [5, 12, 19].flatMap(y => [dot(8, y), dot(14, y)]) };

const Panel = styled.section`
  padding: ${space(3)} ${space(4)} ${space(4)};
  ${mixin.card}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
  h2 {
    min-width: 0;
    overflow-wrap: anywhere;
    ${typography.heading}
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Line = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(3)};
  p {
    flex: 1;
    min-width: 200px;
  }
  > svg {
    color: ${color.warning};
  }
`;

/** For pointers; the menu moves by keyboard. */
const Handle = styled.span`
  display: grid;
  place-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.base};
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${color.hover};
  }
  &:active {
    cursor: grabbing;
  }
`;
