import { t } from '@gym/hub-kit/format';
import { breakpoint, Button, color, Icon, radius, Skeleton, space, useSession } from '@gym/hub-kit';
import { ErrorBoundary, type Permission, type RegisteredHub, type SlotProps } from '@gym/hub-kit/shell';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Banner } from './banner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { RemoteBoundary, type FailureProps } from './remote-boundary.tsx';
import { useHubs } from './hub-registry.tsx';
import { useHeldWhileUnsaved } from './use-held.ts';

/** The panels that hubs offer to a slot: a button for each, and the open panel. */
export function SlotPanels({ name, ...props }: SlotProps) {
  const hubs = useHeldWhileUnsaved(useHubs().hubs);
  const { can } = useSession();
  const id = useId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const offers = offersFor(name, hubs, can);
  const open = offers.find(({ key }) => key === openKey);

  if (offers.length === 0) return null;
  return (
    <Place>
      <Row role="group" aria-label={t('See also')}>
        {offers.map(({ key, title, icon }) => (
          <ErrorBoundary key={key} fallback={null}>
            <Opener
              icon={icon}
              aria-expanded={key === openKey}
              aria-controls={key === openKey ? id : undefined}
              onClick={() => setOpenKey(key === openKey ? null : key)}
            >
              {t(title)}
            </Opener>
          </ErrorBoundary>
        ))}
      </Row>
      {open && (
        <Panel key={open.key} id={id} aria-label={t(open.title)}>
          <RemoteBoundary
            hub={open.hub}
            part={{ kind: 'panel', key: open.part }}
            props={props}
            Waiting={PanelWaiting}
            Failure={PanelFailure}
          />
        </Panel>
      )}
    </Place>
  );
}

/** The panels that the user may view, in the order of the navigation. */
function offersFor(
  name: SlotProps['name'],
  hubs: readonly RegisteredHub[],
  can: (permission: Permission) => boolean,
) {
  return hubs.flatMap(hub =>
    Object.entries(hub.manifest.panels ?? {})
      .filter(([, { slot, requires }]) => slot === name && can(requires))
      .map(([part, { title, icon }]) => ({ key: `${hub.manifest.id} ${part}`, hub, part, title, icon })),
  );
}

function PanelWaiting() {
  return (
    <Lines role="status" aria-label={t('Loading…')}>
      <Skeleton $width="70%" />
      <Skeleton $width="80%" />
      <Skeleton $width="60%" />
    </Lines>
  );
}

function PanelFailure({ hub: { manifest, version }, reason, ofShell, onRetry }: FailureProps) {
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

const Place = styled.div`
  margin-bottom: ${space(5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Opener = styled(Button)`
  height: 36px;
  padding: 0 ${space(3)};
  &[aria-expanded='true']:enabled {
    border-color: ${color.secondaryLine};
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
  }
  @media ${breakpoint.small} {
    svg {
      display: none;
    }
  }
`;

const Panel = styled.section`
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(3)} 0;
`;

const Failed = styled(Banner)`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`;
