import { EmptyState, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import type { RegisteredHub, ScreenManifest } from '@gym/hub-kit/shell';
import { useParams } from 'react-router';
import { HubScreen } from './hub-screen.tsx';

/** The page of the record that the address names; without the permission nothing but that. */
export function RecordRoute({ hub, screenKey, page }: RecordRouteProps) {
  const { id = '' } = useParams();
  const { can } = useSession();
  if (!can(page.requires))
    return (
      <EmptyState
        icon="lock"
        level={1}
        title={t('You may not view this page')}
        text={t('Your role does not include this. A Super User can grant it under Users, Permissions.')}
      />
    );
  return <HubScreen key={id} hub={hub} part={{ kind: 'page', key: screenKey }} id={id} />;
}

interface RecordRouteProps {
  hub: RegisteredHub;
  screenKey: string;
  page: NonNullable<ScreenManifest['recordPage']>;
}
