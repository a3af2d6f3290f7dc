import type { RegisteredHub, ScreenManifest } from '@gym/hub-kit/shell';
import { useParams } from 'react-router';
import { RequirePermission } from '../session/require-permission.tsx';
import { HubScreen } from './hub-screen.tsx';

/** The page of the record that the address names. */
export function RecordRoute({ hub, screenKey, page }: RecordRouteProps) {
  const { id = '' } = useParams();
  return (
    <RequirePermission permission={page.requires}>
      <HubScreen key={id} hub={hub} part={{ kind: 'page', key: screenKey }} id={id} />
    </RequirePermission>
  );
}

interface RecordRouteProps {
  hub: RegisteredHub;
  screenKey: string;
  page: NonNullable<ScreenManifest['recordPage']>;
}
