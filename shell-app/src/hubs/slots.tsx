import { t, useLanguage } from '@gym/hub-kit/format';
import { Button, Icon, IconButton, mixin, Skeleton, space, useSession } from '@gym/hub-kit';
import type { BulkDialogProps } from '@gym/hub-kit/screen';
import type { Permission, RegisteredHub, SlotOffer, SlotProps } from '@gym/hub-kit/shell';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from './banner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { RemoteBoundary, type FailureProps } from './remote-boundary.tsx';
import { useHubs } from './hub-registry.tsx';
import { lazyPart, RowsSkeleton, useHeldWhileUnsaved } from '@gym/hub-kit/shell';

type SlotOffersProps = SlotProps & { children: (offers: readonly SlotOffer[]) => ReactNode };

/** Calls its child with what the hubs offer to a slot and the user may view, in the order of the navigation, after those that are first. */
export default function SlotOffers({ children, name, ...props }: SlotOffersProps) {
  const hubs = useHeldWhileUnsaved(useHubs().hubs);
  const { can } = useSession();
  const key = JSON.stringify(props);
  const language = useLanguage();
  const offers = useMemo(
    () =>
      hubs
        .flatMap(hub => offersOf(hub, name, JSON.parse(key) as object, can))
        .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)),
    // What the hubs render there has texts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [hubs, name, key, can, language],
  );
  return children(offers);
}

interface Requiring {
  slot: string;
  requires: Permission;
  orRequires?: readonly Permission[];
}

function offersOf(
  hub: RegisteredHub,
  name: SlotProps['name'],
  props: object,
  can: (permission: Permission) => boolean,
): SlotOffer[] {
  const { id, panels = {}, actions = {} } = hub.manifest;
  const isOffered = ([, { slot, requires, orRequires = [] }]: [string, Requiring]) =>
    slot === name && [requires, ...orRequires].some(can);
  return [
    ...Object.entries(panels)
      .filter(isOffered)
      .map(([part, { title, icon, place = 'section', isFirst = false }]) => {
        const look = lookOf(name, place);
        const panel = {
          hub,
          part: { kind: 'panel' as const, key: part },
          Waiting: waiting[look],
          Failure: failures[look],
        };
        return {
          key: `${id} ${part}`,
          title,
          icon,
          place,
          isFirst,
          ...(look === 'dialog'
            ? { Dialog: (selection: BulkDialogProps) => <RemoteBoundary {...panel} props={selection} /> }
            : { content: <RemoteBoundary {...panel} props={props} /> }),
        };
      }),
    ...Object.entries(actions)
      .filter(isOffered)
      .map(([part, { title, icon, path }]) => {
        const place = 'action' as const;
        return { key: `${id} ${part}`, title, icon, place, isFirst: false, path };
      }),
  ];
}

function lookOf(name: SlotProps['name'], place: SlotOffer['place']) {
  if (name.endsWith('List')) return 'dialog';
  return name === 'dashboard' ? 'card' : place;
}

/** As high as what a section shows before and after it: nothing moves. */
const SectionWaiting = () => <RowsSkeleton rows={3} />;

export const CardWaiting = () => (
  <ChartCard>
    <RowsSkeleton rows={3} />
  </ChartCard>
);

const FactWaiting = () => <Skeleton $width="60px" role="status" aria-label={t('Loading…')} />;

const Empty = () => null;

const DialogFailure = lazyPart(() => import(/* webpackChunkName: "record" */ './dialog-failure.tsx'), {
  fallback: null,
});

const waiting = {
  card: CardWaiting,
  section: SectionWaiting,
  dialog: Empty,
  fact: FactWaiting,
  warning: Empty,
  action: Empty,
};

export function SectionFailure({ hub: { manifest, version }, reason, ofShell, onRetry }: FailureProps) {
  return (
    <Failed role="alert">
      <Icon name="warning" size={16} />
      <p>
        {ofShell
          ? t('A part of the app did not load. Check the connection and try again.')
          : t('{title} is not available. Try again in a moment, or tell your administrator.', {
              title: t(manifest.title),
            })}
      </p>
      <Button icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
      {!ofShell && (
        <FailureDetails text={t('Version {version} failed: {reason}.', { version, reason: reason ?? '' })} />
      )}
    </Failed>
  );
}

const CardFailure = (props: FailureProps) => (
  <Card>
    <SectionFailure {...props} />
  </Card>
);

function FactFailure({ hub, onRetry }: FailureProps) {
  return (
    <span role="alert">
      {t('{title} is not available', { title: t(hub.manifest.title) })}
      <IconButton icon="refresh" label={t('Try again')} onClick={onRetry} />
    </span>
  );
}

/** A warning or an action of a hub that fails is missing: its facts and sections say so. */
const failures = {
  card: CardFailure,
  section: SectionFailure,
  dialog: DialogFailure,
  fact: FactFailure,
  warning: Empty,
  action: Empty,
};

const Card = styled.div`
  padding: ${space(4)};
  ${mixin.card}
`;

/** As high as an open chart: nothing moves when one arrives. */
const ChartCard = styled(Card)`
  min-height: 350px;
`;

const Failed = styled(Banner)`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`;
